import { keywords } from 'virtual:q-keywords'
import { colourCode, isInputComplete } from '@tickwise/q/source'
import { qTokenClasses } from '../fence/highlight-q.ts'
import { maxColouredCharacters } from '../limits.ts'
import type { InputHistory } from './input-history.ts'

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

/**
 * From this many lines on, text is not inserted as if it were typed: Chromium then fires two events and lays the field out
 * for each line, so that 1,000 lines take seconds.
 */
const manyLines = 30

/** The last text that was replaced without the browser's knowledge, so that Undo can bring it back. */
let replaced: { input: HTMLTextAreaElement; before: string; after: string } | undefined

/** Replaces all text of a field and puts the caret at its end. If the field has the focus, Undo brings the earlier text back. */
function replaceText(input: HTMLTextAreaElement, text: string) {
  const before = input.value
  if (before === text) return
  if (document.activeElement === input) {
    if ((before + text).split('\n').length < manyLines) {
      input.select()
      // Deprecated, but nothing else in browsers changes a field in a way that can be undone.
      if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
    }
    replaced = { input, before, after: text }
  }
  setText(input, text)
}

/** Brings back what `replaceText` has replaced, once the browser has undone what was typed since. Returns whether it did. */
function undoReplacement(input: HTMLTextAreaElement): boolean {
  if (replaced?.input !== input || replaced.after !== input.value) return false
  setText(input, replaced.before)
  replaced = undefined
  return true
}

function setText(input: HTMLTextAreaElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The text of q as nodes in the colours of code blocks; a very long text as plain text. */
export function colourQ(text: string): DocumentFragment {
  const coloured = document.createDocumentFragment()
  if (text.length > maxColouredCharacters) {
    coloured.append(text)
    return coloured
  }
  let end = 0
  for (const token of colourCode(text, keywords)) {
    coloured.append(
      text.slice(end, token.start),
      createToken(text.slice(token.start, token.end), qTokenClasses[token.kind]),
    )
    end = token.end
  }
  coloured.append(text.slice(end))
  return coloured
}

function createToken(text: string, name: string | undefined): Node {
  if (name === undefined) return document.createTextNode(text)
  const token = document.createElement('span')
  token.className = name
  token.textContent = text
  return token
}
