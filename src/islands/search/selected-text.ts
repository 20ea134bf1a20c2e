import { queryLimit } from './search-state.ts'

/** What the reader has selected on the page, as a query; nothing of what stands in a text field. */
export function selectedText(): string {
  if (document.activeElement?.matches('input, textarea, [contenteditable]')) return ''
  return (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, queryLimit)
}
