import { expect, test } from 'vitest'
import { findHelpAt, findWordAt, findWordHelp } from './word-help.ts'

test('a word of q has a shape with the word in it, and a meaning', () => {
  expect(findWordHelp('in')).toEqual({
    shape: 'x in y',
    meaning: expect.stringMatching(/^tells for each item of x whether it is in y/),
  })
})

test('operators and words of queries have help too', () => {
  for (const word of [
    '|',
    '0:',
    "'",
    '::',
    'csv',
    'select',
    'exec',
    'update',
    'delete',
    'by',
    'from',
    'where',
    'if',
    'do',
    'while',
  ])
    expect(findWordHelp(word), word).toBeDefined()
})

test('other names have none', () => {
  for (const name of ['price', '', 'constructor']) expect(findWordHelp(name), name).toBeUndefined()
})

test('the help at an index of a text is that of the word there', () => {
  expect(findHelpAt('select max price', 8)).toMatchObject({ word: 'max', shape: 'max x' })
  expect(findHelpAt('select max price', 13)).toBeUndefined()
})

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
