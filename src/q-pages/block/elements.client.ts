// The elements of a block's bar and the note below it. They come with the bars; block-view.client.ts is fetched by the first press.
import type { Failure } from '../worker/missing-script.ts'

/** Makes an element with a class and content. */
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

/** Makes a button that calls `onPress`. Unlike those of `makeButton` it has no label of its own, since its text may change. */
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

export interface Note {
  text: string
  /** Chooses the sign before the text and its colour. */
  tone: 'same' | 'changed' | 'failed' | 'plain'
  buttons: HTMLElement[]
}

/** Says below a block what came of a run, and has screen readers say it. */
export function showNote(figure: HTMLElement, { text, tone, buttons }: Note) {
  const [status, actions] = figure.querySelector('.q-note')?.children ?? []
  if (!status || !actions) return
  const hadFocus = actions.contains(document.activeElement)
  status.textContent = text
  status.className = `q-status ${tone}`
  actions.replaceChildren(...buttons)
  if (hadFocus) figure.querySelector<HTMLElement>('.run-button')?.focus({ preventScroll: true })
}

/** Adds an empty note to a block, or empties the one it has. Screen readers announce only what is added to a region that they know. */
export function clearNote(figure: HTMLElement) {
  const status = makeElement('p', 'q-status')
  status.role = 'status'
  const note = figure.querySelector('.q-note') ?? makeElement('div', 'q-note')
  note.replaceChildren(status, makeElement('div', 'q-actions'))
  figure.append(note)
}
