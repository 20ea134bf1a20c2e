import { announce } from './announce.ts'

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

/** Rejects when the browser denies the clipboard, or has none, as on pages without https. */
async function writeToClipboard(text: string | Promise<Blob>) {
  if (typeof text === 'string') await navigator.clipboard.writeText(text)
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
