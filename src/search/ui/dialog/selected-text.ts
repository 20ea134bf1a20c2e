import { maxQueryLength } from '../../search-contract.ts'

/** What the reader has selected on the page, as a query. Selections in text fields do not count. */
export function readSelectedText(): string {
  if (document.activeElement?.matches('input, textarea, [contenteditable]')) return ''
  return (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength)
}
