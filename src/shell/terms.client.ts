/**
 * Terms and their tooltips, which a stylesheet shows that comes when the reader first points at one: Escape dismisses one until pointer or focus leaves it, and where
 * fingers point the first tap shows the meaning, the second follows the link.
 */
export function startTerms() {
  let tapped: Element | null | undefined
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)'))
      term.dataset.dismissed = ''
  })
  for (const arriving of ['pointerover', 'focusin'])
    addEventListener(arriving, ({ target }) => {
      if (termOf(target)) fetchStylesheet()
    })
  for (const leaving of ['pointerout', 'focusout'])
    addEventListener(leaving, ({ target }) => termOf(target)?.removeAttribute('data-dismissed'))
  addEventListener('click', event => {
    const term = termOf(event.target)
    if (term && term !== tapped && event.pointerType === 'touch') event.preventDefault()
    tapped = term
  })
}

function termOf(target: EventTarget | null) {
  return (target as Element).closest?.('.term')
}

/** Without it terms are links; a failure only makes the next pointing ask again. */
function fetchStylesheet() {
  const { terms } = document.documentElement.dataset
  if (!terms || document.head.querySelector(`[href="${terms}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: terms })
  link.onerror = () => link.remove()
  document.head.append(link)
}
