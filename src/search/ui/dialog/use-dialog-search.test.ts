import { expect, test, vi } from 'vitest'
import { readSelectedText, readTypedAhead } from './use-dialog-search.ts'

test.each([
  [undefined, { text: '', isEntered: false }],
  ['fby', { text: 'fby', isEntered: false }],
  ['fby\n', { text: 'fby', isEntered: true }],
  ['\n', { text: '', isEntered: true }],
])('what was typed ahead as %j is %j', (typed, expected) => {
  vi.stubGlobal('document', { documentElement: { dataset: { typed } } })
  expect(readTypedAhead()).toEqual(expected)
})

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
