import { expect, test } from 'vitest'
import { findHelpAt, findWordHelp } from './word-help.ts'

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
