/**
 * A button that does `onPress`. It does not use `makeButton`, which is in the chunk of the controls: a chunk that others
 * import is larger.
 */
export function makeAction(className: string, text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.textContent = text
  button.addEventListener('click', onPress)
  return button
}
