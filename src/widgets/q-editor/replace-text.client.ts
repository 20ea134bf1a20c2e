/** Replaces all text of a field and puts the caret at its end. Undo brings the earlier text back. */
export function replaceText(input: HTMLTextAreaElement, text: string) {
  if (input.value === text) return
  if (document.activeElement === input) {
    input.select()
    // Deprecated, but nothing else in browsers changes a field in a way that can be undone.
    if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  }
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
