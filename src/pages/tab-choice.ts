// Which tab of each group (`groupId`) a reader chose: the same on all pages and in all of the browser's tabs.
import { readStoredRecord, writeStored } from '../shell/storage.ts'

/** Shows the stored choice of each group on the page, or the tab selected by its author when the group does not offer it. */
export function restoreTabs() {
  const choices = readStoredRecord('tickwise.tabs')
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs'))
    if (!showTab(tabs, choices[tabs.dataset.group ?? ''])) showTab(tabs, selectedValue(tabs))
}

/** Shows the tab of `value` in `tabs` and in every other set of its group, and keeps the choice. */
export function chooseTab(tabs: HTMLElement, value: string) {
  const { group } = tabs.dataset
  showTab(tabs, value)
  if (!group) return
  writeStored('tickwise.tabs', JSON.stringify({ ...readStoredRecord('tickwise.tabs'), [group]: value }))
  restoreTabs()
}

function selectedValue(tabs: HTMLElement): string | undefined {
  return tabs.querySelector<HTMLElement>(':scope > [role=tablist] > [aria-selected=true]')?.dataset.value
}

/** False when `tabs` has no tab of this value. Hidden panels stay within reach of the browser's find-in-page. */
function showTab(tabs: HTMLElement, value: unknown): boolean {
  const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
  const chosen = buttons.findIndex(button => button.dataset.value === value)
  if (chosen < 0) return false
  buttons.forEach((button, index) => {
    button.setAttribute('aria-selected', String(index === chosen))
    button.tabIndex = index === chosen ? 0 : -1
  })
  tabs.querySelectorAll(':scope > [role=tabpanel]').forEach((panel, index) => {
    if (index === chosen) panel.removeAttribute('hidden')
    else panel.setAttribute('hidden', 'until-found')
  })
  return true
}
