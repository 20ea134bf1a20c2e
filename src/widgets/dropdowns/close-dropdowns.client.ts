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
