export interface Note {
  text: string
  /** Chooses the sign before the text and its colour. */
  tone: 'same' | 'changed' | 'failed' | 'plain'
  buttons: HTMLElement[]
}

/** Says below a block what came of a run, and has screen readers say it. Creates the place for it the first time. */
export function showNote(figure: HTMLElement, { text, tone, buttons }: Note) {
  const note = figure.querySelector('.q-note') ?? addNote(figure)
  const [status, actions] = note.children
  if (!status || !actions) return
  const hadFocus = actions.contains(document.activeElement)
  status.textContent = text
  status.className = `q-status ${tone}`
  actions.replaceChildren(...buttons)
  if (hadFocus) figure.querySelector<HTMLElement>('.run-button')?.focus({ preventScroll: true })
}

function addNote(figure: HTMLElement): Element {
  const note = document.createElement('div')
  note.className = 'q-note'
  const status = document.createElement('p')
  status.role = 'status'
  const actions = document.createElement('div')
  actions.className = 'q-actions'
  note.append(status, actions)
  figure.append(note)
  return note
}
