import { isModified } from '../shell/is-modified.ts'
import { chooseTab, restoreTabs } from './tab-choice.ts'

/** Chooses tabs by click, arrow keys, Home and End; what find-in-page or a hash reaches in a hidden panel shows it. */
export function startTabs() {
  addEventListener('click', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    if (tab) choose(tab)
  })
  addEventListener('keydown', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    // Alt and an arrow are the browser's Back and Forward.
    if (!tab || isModified(event)) return
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
  restoreTabs() // Another of the browser's tabs may have chosen while nobody was here.
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
  // Sets of the same group above this one may have changed their height: the tab stays under the pointer.
  scrollBy(0, tab.getBoundingClientRect().top - top)
}
