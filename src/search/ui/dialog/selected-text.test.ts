import { expect, test, vi } from 'vitest'
import { readSelectedText } from './selected-text.ts'

test('the selected text is one line without spaces around it', () => {
  select(' as of\n  join\t')
  expect(readSelectedText()).toBe('as of join')
})

test('a selection is cut to the length of a query', () => {
  select('x'.repeat(600))
  expect(readSelectedText()).toHaveLength(512)
})

test('without a selection, and for one in a text field, the text is empty', () => {
  select(null)
  expect(readSelectedText()).toBe('')
  select('typed', 'textarea')
  expect(readSelectedText()).toBe('')
})

/** The page has `text` selected while an element of this name has the focus. */
function select(text: string | null, focused = 'body') {
  vi.stubGlobal('getSelection', () => text)
  vi.stubGlobal('document', {
    activeElement: { matches: (selectors: string) => selectors.split(', ').includes(focused) },
  })
}
