const doneMs = 1000

/** Copies a block's code: in a console session the typed lines alone, without prompts and printed output. */
export function startCopyButtons() {
  addEventListener('click', async event => {
    const button = (event.target as Element).closest?.('.copy-button')
    const code = button?.parentElement?.querySelector('code')
    if (!button || !code) return
    await navigator.clipboard.writeText(textOf(code)).then(
      () => say(button, 'Copied'),
      () => say(button, 'Copying failed'),
    )
  })
}

function textOf(code: Element): string {
  if (!code.querySelector('.prompt')) return code.textContent ?? ''
  const copy = code.cloneNode(true) as Element
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = '\u0000'
  const typed = (copy.textContent ?? '').split('\n').filter(line => line.startsWith('\u0000'))
  return typed.map(line => line.slice(1)).join('\n')
}

function say(button: Element, message: string) {
  button.textContent = message
  button.setAttribute('aria-label', message)
  setTimeout(() => {
    button.textContent = 'Copy'
    button.setAttribute('aria-label', 'Copy code to clipboard')
  }, doneMs)
}
