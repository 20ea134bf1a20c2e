/** A button that does something on this page; `label` is what it is called where that is more than its text. */
export function makeButton(className: string, text: string, label = text): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  button.ariaLabel = label
  return button
}
