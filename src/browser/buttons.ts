import { announce } from './page-elements.ts'

/** A button that is not part of a form. `label` is its accessible name where the text alone is not enough, as with `×`. */
export function makeButton(className: string, text: string, label = text): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  button.ariaLabel = label
  return button
}

const resultShownMs = 1000

/**
 * Copies text, or text that is still being fetched. The button shows the result for a moment, and screen readers announce it.
 * Returns it too; undefined while the button shows an earlier one, since then nothing is copied.
 */
export async function copyWithFeedback(button: Element, text: string | Promise<Blob>) {
  if (button.hasAttribute('data-result')) return undefined
  const { textContent, ariaLabel } = button
  const result = await writeToClipboard(text).then(
    () => 'Copied' as const,
    () => 'Copying failed' as const,
  )
  button.setAttribute('data-result', '')
  button.textContent = result
  button.ariaLabel = result
  announce(result)
  setTimeout(() => {
    button.removeAttribute('data-result')
    button.textContent = textContent
    button.ariaLabel = ariaLabel
  }, resultShownMs)
  return result
}

/**
 * Code as a reader would run it: of a session only what was typed, without prompts and output; of a diff no deleted lines. A
 * field of an editor is left out, since the coloured text below it is the same.
 */
export function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element
  const isSession = copy.querySelector('.prompt') !== null
  for (const other of copy.querySelectorAll('del, samp, .prompt, textarea')) other.remove()
  const text = copy.textContent ?? ''
  return isSession ? text.trimEnd() : text
}

/** Rejects when the browser denies the clipboard, or has none, as on pages without https. */
async function writeToClipboard(text: string | Promise<Blob>) {
  if (typeof text === 'string') await navigator.clipboard.writeText(text)
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
