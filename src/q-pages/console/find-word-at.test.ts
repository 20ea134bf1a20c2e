import { expect, test } from 'vitest'
import { findWordAt } from './find-word-at.ts'

/** The word at the bar: `select ma|x price`. */
function find(marked: string): string | undefined {
  return findWordAt(marked.replace('|', ''), marked.indexOf('|'))
}

test.each([
  ['|select max price', 'select'],
  ['select ma|x price', 'max'],
  ['select max| price', 'max'],
  ['count| 1 2', 'count'],
  ['.Q.|w[]', '.Q.w'],
  ['1|+2', '+'],
  ['1+|2', '+'],
  ['x+|sum y', 'sum'],
  ['a\nb\nsu|ms c', 'sums'],
  ['+|/1 2', '+'],
  ['("SF";",")0|:`:t', '0:'],
  ['x,/:|y', 'y'],
  ['x,/|: y', '/:'],
  ['x>|=3', '>='],
  ['x|', 'x'],
])('%s is in %s', (marked, word) => expect(find(marked)).toBe(word))

test.each([['"ma|x"'], ['`ma|x'], ['1 / ma|x'], ['/ ma|x'], ['12|3'], ['1 | 2'], ['|'], ['("ma|x'], ['2024.0|1.01']])(
  '%s is in no word',
  marked => {
    expect(find(marked)).toBeUndefined()
  },
)
