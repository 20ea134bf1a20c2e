import { announce } from './announce.ts'

const toldMs = 1000

/** Copies text, or text still on its way, and tells for a second how it went, on the button and to screen readers. */
export async function copyText(button: Element, text: string | Promise<Blob>) {
  if (button.hasAttribute('data-told')) return
  const { textContent, ariaLabel } = button
  const result = await write(text).then(
    () => 'Copied',
    () => 'Copying failed',
  )
  button.setAttribute('data-told', '')
  button.textContent = result
  button.ariaLabel = result
  announce(result)
  setTimeout(() => {
    button.removeAttribute('data-told')
    button.textContent = textContent
    button.ariaLabel = ariaLabel
  }, toldMs)
}

/** Rejects where the browser has no clipboard (pages without https) or denies it. */
async function write(text: string | Promise<Blob>) {
  if (typeof text === 'string') await navigator.clipboard.writeText(text)
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}
