const navbar = document.querySelector<HTMLElement>('.navbar')

/** Dropdowns of the navbar: a click or focus elsewhere and Escape close them, arrow keys move between their links. */
export function startNavbar() {
  addEventListener('click', ({ target }) => closeDropdowns(target as Element))
  addEventListener('focusin', ({ target }) => closeDropdowns(target as Element))
  document.addEventListener('tickwise:page', () => closeDropdowns(document.body))
  navbar?.addEventListener('keydown', moveInDropdown)
  // Only where the site configures it. If the script cannot be fetched, the navbar stays in view.
  if (navbar?.hasAttribute('data-hide-on-scroll'))
    import('./hide-on-scroll.client.ts').then(({ hideOnScroll }) => hideOnScroll(navbar)).catch(() => {})
}

/** Only dropdowns in the navbar: on narrow screens they are in the menu dialog, and stay as they are. */
function closeDropdowns(target: Element) {
  for (const dropdown of navbar?.querySelectorAll<HTMLDetailsElement>('.dropdown[open]') ?? [])
    if (!dropdown.contains(target)) dropdown.open = false
}

function moveInDropdown(event: KeyboardEvent) {
  const dropdown = (event.target as Element).closest<HTMLDetailsElement>('.dropdown')
  const summary = dropdown?.querySelector('summary')
  if (!dropdown || !summary) return
  if (event.key === 'Escape') {
    dropdown.open = false
    summary.focus()
    return
  }
  const links = [...dropdown.querySelectorAll('a')]
  const index = links.indexOf(event.target as HTMLAnchorElement)
  const next = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || (index < 0 && !event.key.startsWith('Arrow'))) return
  event.preventDefault()
  dropdown.open = true
  links.at(next % links.length)?.focus()
}
