// The reader's choice for each group of tabs (`groupId`). It holds on all pages and in all of the browser's tabs.
import { readStoredRecord, writeStored } from '../../browser/storage.ts'

/** Shows the stored choice in all tabs of the page. Tabs that lack it show the one that the author selected. */
export function restoreTabs() {
  const choices = readStoredRecord('tickwise.tabs')
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs'))
    if (!showTab(tabs, choices[tabs.dataset.group ?? ''])) showTab(tabs, selectedValue(tabs))
}

/** Shows the tab `value` in `tabs` and in all others of its group, and stores the choice. */
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

/** Returns false when `tabs` has no tab of this value. The browser's find-in-page still searches panels that are hidden `until-found`. */
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
