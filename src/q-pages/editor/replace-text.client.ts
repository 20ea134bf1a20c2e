/**
 * From this many lines on, text is not inserted as if it were typed: Chromium then fires two events and lays the field out
 * for each line, so that 1,000 lines take seconds.
 */
const manyLines = 30

/** The last text that was replaced without the browser's knowledge, so that Undo can bring it back. */
let replaced: { input: HTMLTextAreaElement; before: string; after: string } | undefined

/** Replaces all text of a field and puts the caret at its end. If the field has the focus, Undo brings the earlier text back. */
export function replaceText(input: HTMLTextAreaElement, text: string) {
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
export function undoReplacement(input: HTMLTextAreaElement): boolean {
  if (replaced?.input !== input || replaced.after !== input.value) return false
  setText(input, replaced.before)
  replaced = undefined
  return true
}

function setText(input: HTMLTextAreaElement, text: string) {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
