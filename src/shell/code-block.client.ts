import { copyText } from './copy.ts'
import { makeButton } from './make-button.ts'
import { onEachPage } from './new-page.ts'

/** Buttons of code blocks: copy, unfold, and wrap where a line is wider than its block. */
export function startCodeBlocks() {
  addEventListener('click', event => {
    const button = (event.target as Element).closest?.('.code-block button')
    const block = button?.closest('.code-block')
    const code = block?.querySelector('code')
    if (!button || !block || !code) return
    if (button.matches('.copy-button')) copyText(button, textOf(code))
    if (button.matches('.fold-button')) unfold(block)
    if (button.matches('.wrap-button')) {
      const isWrapped = block.toggleAttribute('data-wrapped')
      button.setAttribute('aria-pressed', String(isWrapped))
    }
  })
  const observer = new ResizeObserver(entries => {
    // All are measured before one changes: a change in between would have the page laid out again for each.
    const measured = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const)
    for (const [code, isWide] of measured) offerWrapping(code, isWide)
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

/** The wrap button shows where a line is wider than its block, or was until it was wrapped. */
function offerWrapping(code: Element, isWide: boolean) {
  const block = code.parentElement
  block?.toggleAttribute('data-wide', isWide || block.hasAttribute('data-wrapped'))
}

/** The code as a reader would run it: of a console session the typed lines, of a difference what remains. */
function textOf(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const removed of copy.querySelectorAll('del')) removed.remove()
  if (!copy.querySelector('.prompt')) return copy.textContent ?? ''
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = '\u0000'
  const typed = (copy.textContent ?? '').split('\n').filter(line => line.startsWith('\u0000'))
  return typed.map(line => line.slice(1)).join('\n')
}
