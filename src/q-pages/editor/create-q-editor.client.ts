import { isInputComplete } from '../../../q/index.ts'
import { colourQ } from './colour-q.client.ts'
import type { InputHistory } from './input-history.ts'
import { replaceText, undoReplacement } from './replace-text.client.ts'

export interface QEditorOptions {
  text?: string
  /** The label for screen readers: "Line 2 of this example". */
  label: string
  /** The smallest number of lines; 1 by default. */
  rows?: number
  /** Enter runs complete input and Shift+Enter adds a line. Otherwise Enter adds a line. Ctrl+Enter always runs. */
  runsOnEnter?: boolean
  /** The inputs that Up in the first line and Down in the last line recall. */
  history?: InputHistory
  onRun?: (text: string) => void
  /** Called when the reader presses Escape. */
  onLeave?: () => void
  onChange?: (text: string) => void
}

export interface QEditor {
  /** The element to insert into the page. */
  element: HTMLElement
  /** The field inside, for focus and further listeners. */
  input: HTMLTextAreaElement
  /** The reader can undo what setting it replaces. */
  value: string
  focus(): void
}

/**
 * A field for q of one line or many, which grows with its text. The visible, coloured text lies below a transparent
 * `<textarea>`. Needs q-editor.css.
 */
export function createQEditor(options: QEditorOptions): QEditor {
  const input = createInput(options)
  const code = document.createElement('code')
  const picture = document.createElement('pre')
  picture.ariaHidden = 'true'
  picture.append(code)
  const element = document.createElement('div')
  element.className = 'q-editor'
  element.append(picture, input)
  let isShown = true
  const show = () => {
    isShown = true
    // The line break at the end gives an empty last line its height.
    code.replaceChildren(colourQ(input.value), '\n')
  }
  input.addEventListener('input', () => {
    if (!isShown) return
    isShown = false
    // A script that inserts lines fires two events for each, and only the last text counts.
    queueMicrotask(() => {
      show()
      options.onChange?.(input.value)
    })
  })
  input.addEventListener('keydown', event => handleKey(event, input, options))
  show()
  return {
    element,
    input,
    get value() {
      return input.value
    },
    set value(text) {
      replaceText(input, text)
    },
    focus: () => input.focus(),
  }
}

function createInput({ text = '', label, rows = 1, runsOnEnter = false }: QEditorOptions): HTMLTextAreaElement {
  const input = document.createElement('textarea')
  input.defaultValue = text
  input.ariaLabel = label
  input.rows = rows
  input.spellcheck = false
  input.autocapitalize = 'off'
  input.autocomplete = 'off'
  input.setAttribute('autocorrect', 'off')
  input.enterKeyHint = runsOnEnter ? 'go' : 'enter'
  return input
}

function handleKey(event: KeyboardEvent, input: HTMLTextAreaElement, options: QEditorOptions) {
  if (event.isComposing || event.altKey) return
  const { history, onRun, onLeave } = options
  if (event.key === 'Enter' && onRun && isRunKey(event, input.value, options)) {
    event.preventDefault()
    onRun(input.value)
  } else if (event.key === 'Escape' && onLeave) {
    event.preventDefault()
    onLeave()
  } else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
    if (undoReplacement(input)) event.preventDefault()
  } else if (history && isAtEdge(event, input)) {
    const recalled = event.key === 'ArrowUp' ? history.findOlder(input.value) : history.findNewer()
    if (recalled === undefined) return // The caret moves to the start or the end of the line, as in other fields.
    event.preventDefault()
    replaceText(input, recalled)
  }
}

function isRunKey({ ctrlKey, metaKey, shiftKey }: KeyboardEvent, text: string, { runsOnEnter }: QEditorOptions) {
  if (ctrlKey || metaKey) return true
  return runsOnEnter === true && !shiftKey && isInputComplete(text)
}

/** Whether Up was pressed in the first line, or Down in the last: there they would move the caret no further. */
function isAtEdge({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, input: HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd, value } = input
  if (shiftKey || ctrlKey || metaKey || selectionStart !== selectionEnd) return false
  if (key === 'ArrowUp') return !value.slice(0, selectionStart).includes('\n')
  return key === 'ArrowDown' && !value.slice(selectionEnd).includes('\n')
}
