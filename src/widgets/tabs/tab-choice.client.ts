// The reader's choice for each group of tabs (`groupId`). It holds on all pages and in all of the browser's tabs.
import { readStoredRecord, writeStored } from '../../browser/storage.ts'

/** Shows the stored choice in all tabs of the page. Tabs that lack it show the one that the author selected. */
export function restoreTabs() {
  const choices = readStoredRecord('tickwise.tabs')
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) showTab(tabs, choices[tabs.dataset.group ?? ''])
}

/** Shows the tab `value` in `tabs` and in all others of its group, and stores the choice. */
export function chooseTab(tabs: HTMLElement, value: string) {
  const { group } = tabs.dataset
  showTab(tabs, value)
  if (!group) return
  writeStored('tickwise.tabs', JSON.stringify({ ...readStoredRecord('tickwise.tabs'), [group]: value }))
  restoreTabs()
}

/**
 * Shows the tab `value`, or, where `tabs` has none of this value, the selected one. The browser's find-in-page still searches
 * panels that are hidden `until-found`.
 */
function showTab(tabs: HTMLElement, value: unknown) {
  const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
  const chosen =
    buttons.find(button => button.dataset.value === value) ?? buttons.find(button => button.ariaSelected === 'true')
  const panels = tabs.querySelectorAll(':scope > [role=tabpanel]')
  buttons.forEach((button, index) => {
    const isChosen = button === chosen
    button.ariaSelected = String(isChosen)
    button.tabIndex = isChosen ? 0 : -1
    if (isChosen) panels[index]?.removeAttribute('hidden')
    else panels[index]?.setAttribute('hidden', 'until-found')
  })
}
