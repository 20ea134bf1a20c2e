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

/**
 * What is open over the page: a dropdown of the navbar or, on narrow screens, the table of contents. In the menu dialog dropdowns
 * are part of a list, and stay as they are.
 */
const openDropdown = ':is(.navbar .dropdown,.table-of-contents)[open]'

/**
 * A dropdown closes when the reader presses or focuses something else, so that it hides nothing that has focus, or chooses one
 * of its links. Escape closes it and returns focus to what opened it. After a navigation, focus is in the new page.
 */
export function startClosingDropdowns() {
  addEventListener('focusin', event => closeExcept((event.target as Element).closest(openDropdown)))
  addEventListener('click', event => closeExcept((event.target as Element).closest?.(`a,${openDropdown}`)))
  addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    document.querySelector<HTMLElement>(`${openDropdown}>summary`)?.focus()
    closeExcept()
  })
}

function closeExcept(kept?: Element | null) {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(openDropdown))
    if (dropdown !== kept) dropdown.open = false
}
