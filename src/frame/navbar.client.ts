const navbar = document.querySelector<HTMLElement>('.navbar')

/** Arrow keys move between the links of a dropdown. */
export function startNavbar() {
  navbar?.addEventListener('keydown', moveInDropdown)
  // Only where the site configures it. If the script cannot be fetched, the navbar stays in view.
  if (navbar?.hasAttribute('data-hide-on-scroll'))
    import('./hide-on-scroll.client.ts').then(({ hideOnScroll }) => hideOnScroll(navbar)).catch(() => {})
}

function moveInDropdown(event: KeyboardEvent) {
  const dropdown = (event.target as Element).closest<HTMLDetailsElement>('.dropdown')
  if (!dropdown) return
  const links = [...dropdown.querySelectorAll('a')]
  const index = links.indexOf(event.target as HTMLAnchorElement)
  const next = { ArrowDown: index + 1, ArrowUp: index < 0 ? -1 : index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || (index < 0 && !event.key.startsWith('Arrow'))) return
  event.preventDefault()
  dropdown.open = true
  links.at(next % links.length)?.focus()
}
