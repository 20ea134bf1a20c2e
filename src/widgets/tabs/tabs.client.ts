import { hasModifierKey } from '../../browser/presses.ts'
import { chooseTab, restoreTabs } from './tab-choice.client.ts'

/** Chooses tabs by click, arrow keys, Home and End. A hidden panel is shown when find-in-page finds something in it. */
export function startTabs() {
  addEventListener('click', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    if (tab) choose(tab)
  })
  addEventListener('keydown', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    if (!tab || hasModifierKey(event)) return
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[]
    const index = tabs.indexOf(tab)
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key]
    const target = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!target) return
    event.preventDefault()
    choose(target)
    target.focus()
  })
  addEventListener('beforematch', event => showPanel(event.target as Element))
  addEventListener('storage', ({ key }) => key === 'tickwise.tabs' && restoreTabs())
  document.addEventListener('tickwise:page', restoreTabs)
  restoreTabs() // The choice may have changed in another tab of the browser before this script ran.
}

/** Chooses the tab of a hidden panel. */
export function showPanel(panel: Element) {
  const tabs = panel.closest<HTMLElement>('.tabs')
  const index = [...(tabs?.querySelectorAll(':scope > [role=tabpanel]') ?? [])].indexOf(panel)
  const tab = tabs?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')[index]
  if (tab) choose(tab)
}

function choose(tab: HTMLElement) {
  const tabs = tab.closest<HTMLElement>('.tabs')
  if (!tabs) return
  const { top } = tab.getBoundingClientRect()
  chooseTab(tabs, tab.dataset.value ?? '')
  // Keeps this tab under the pointer, since tabs of the same group further up may have changed their height.
  scrollBy(0, tab.getBoundingClientRect().top - top)
}
