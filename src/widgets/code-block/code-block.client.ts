import { onEachPage } from '../../browser/background-work.ts'
import { copyWithFeedback, makeButton, readCode } from '../../browser/buttons.ts'

/** Buttons of code blocks: copy, unfold, and wrap where a line is wider than its block. The unfold button is in the page's HTML; this script adds the others. */
export function startCodeBlocks() {
  addEventListener('click', event => {
    const button = (event.target as Element).closest?.('.code-block button')
    const block = button?.closest('.code-block')
    const code = block?.querySelector('code')
    if (!button || !block || !code) return
    if (button.matches('.copy-button')) copyWithFeedback(button, readCode(code))
    if (button.matches('.fold-button')) unfold(block)
    if (button.matches('.wrap-button')) {
      const isWrapped = block.toggleAttribute('data-wrapped')
      button.ariaPressed = String(isWrapped)
    }
  })
  // Scroll events do not bubble; code-buttons.css fades wide lines that the reader has not scrolled to the end of.
  document.addEventListener('scroll', ({ target }) => markEnd(target as Element), { capture: true, passive: true })
  const observer = new ResizeObserver(entries => {
    // Measures all blocks before it changes any: alternately, each measurement would lay out the page again.
    const areWide = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
    for (const [i, { target }] of entries.entries()) offerWrapping(target, areWide[i])
  })
  onEachPage(() => {
    observer.disconnect()
    for (const code of document.querySelectorAll('.code-block pre')) {
      if (!code.parentElement?.querySelector('.code-buttons')) code.after(makeButtons())
      observer.observe(code)
    }
  })
}

function makeButtons(): Element {
  const buttons = document.createElement('div')
  buttons.className = 'code-buttons'
  const wrap = makeButton('wrap-button', 'Wrap', 'Wrap long lines')
  wrap.ariaPressed = 'false'
  buttons.append(wrap, makeButton('copy-button', 'Copy', 'Copy code to clipboard'))
  return buttons
}

export function unfold(block: Element) {
  block.removeAttribute('data-folded')
  block.querySelector('.fold-button')?.remove()
  block.querySelector('pre')?.focus({ preventScroll: true })
}

function markEnd(scrolled: Element) {
  const block = scrolled.closest?.('.code-block')
  if (!block) return // The page or a menu: measuring would lay it out again at each step.
  const { scrollLeft, clientWidth, scrollWidth } = scrolled
  block.toggleAttribute('data-end', scrollLeft + clientWidth > scrollWidth - 2)
}

/** Offers wrapping where a line is wider than its block, or was before it was wrapped. */
function offerWrapping(code: Element, isWide = false) {
  const block = code.parentElement
  block?.toggleAttribute('data-wide', isWide || block.hasAttribute('data-wrapped'))
}
