/** Chooses tabs by click and by arrow keys, Home and End; all groups of one `groupId` on the page follow. */
export function startTabs() {
  addEventListener('click', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    if (tab) choose(tab)
  })
  addEventListener('keydown', event => {
    const tab = (event.target as Element).closest?.<HTMLElement>('[role=tab]')
    const tabs = [...(tab?.parentElement?.children ?? [])] as HTMLElement[]
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -tabs.indexOf(tab as HTMLElement),
      End: -1 - tabs.indexOf(tab as HTMLElement),
    }
    const step = steps[event.key]
    if (!tab || step === undefined) return
    event.preventDefault()
    const next = tabs.at((tabs.indexOf(tab) + step) % tabs.length)
    if (next) choose(next).focus()
  })
}

function choose(tab: HTMLElement): HTMLElement {
  const tabs = tab.closest<HTMLElement>('.tabs')
  const group = tabs?.dataset.group
  const related = group ? document.querySelectorAll(`.tabs[data-group="${CSS.escape(group)}"]`) : [tabs]
  for (const element of related) {
    const buttons = [...(element?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]') ?? [])]
    const chosen = buttons.findIndex(({ dataset }) => dataset.value === tab.dataset.value)
    if (chosen < 0) continue
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen))
      button.tabIndex = index === chosen ? 0 : -1
    })
    element?.querySelectorAll(':scope > [role=tabpanel]').forEach((panel, index) => {
      panel.toggleAttribute('data-chosen', index === chosen)
    })
  }
  return tab
}
