import type { Failure } from './missing-script.ts'

/** An element with a class and what it contains. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className !== '') element.className = className
  element.append(...content)
  return element
}

/**
 * A button that does `onPress`. It does not use `makeButton`, which is in the chunk of the controls: a chunk that others
 * import is larger.
 */
export function makeAction(className: string, text: string, onPress: (event: Event) => void): HTMLButtonElement {
  const button = makeElement('button', className, text)
  button.type = 'button'
  button.addEventListener('click', onPress)
  return button
}

/** The button that helps after a failure: it tries again, or reloads the page. */
export const makeRetryButton = ({ needsReload }: Failure, onRetry: () => void): HTMLButtonElement =>
  needsReload
    ? makeAction('retry-button', 'Reload', () => location.reload())
    : makeAction('retry-button', 'Retry', onRetry)
