/** A button that is not part of a form. `label` is its accessible name where the text alone is not enough, as with `×`. */
export function makeButton(className: string, text: string, label = text): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  button.ariaLabel = label
  return button
}
