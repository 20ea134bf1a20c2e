/**
 * What CSS alone cannot do for the tooltips of terms: Escape dismisses one until pointer or focus leaves the term, and on
 * touch screens the first tap shows the tooltip and only the second follows the link.
 */
export function startTerms() {
  let tapped: Element | null | undefined
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const term of document.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within)'))
      term.dataset.dismissed = ''
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
