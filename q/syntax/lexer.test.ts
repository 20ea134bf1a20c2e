import { describe, expect, test } from 'vitest'
import { kForm } from '../display/k-form.ts'
import { tokenize } from './lexer.ts'

const kinds = (source: string) => tokenize(source).map(({ kind, text }) => `${kind} ${text}`)
const literalOf = (source: string) => tokenize(source).map(({ value }) => (value ? kForm(value) : ''))

test('tokens have a kind and a text', () => {
  expect(kinds('f:{x+0.5};`a`b"c"')).toEqual([
    'name f',
    'operator :',
    'open {',
    'name x',
    'operator +',
    'number 0.5',
    'close }',
    'separator ;',
    'symbol `a`b',
    'string "c"',
  ])
})

test('numbers side by side are one token', () => {
  expect(kinds('1 2  -3,4')).toEqual(['number 1 2  -3', 'operator ,', 'number 4'])
})

test('booleans and bytes stay by themselves', () => {
  expect(kinds('01b 1 0x00 2')).toEqual(['number 01b', 'number 1', 'number 0x00', 'number 2'])
})

test('a file operator does not continue a vector', () => {
  expect(kinds('1 0:x')).toEqual(['number 1', 'operator 0:', 'name x'])
})

test('comments are tokens, from a slash after a blank to the end of the line', () => {
  expect(kinds('/ one\na /two\nb/c')).toEqual([
    'comment / one',
    'name a',
    'comment /two',
    'name b',
    'iterator /',
    'name c',
  ])
})

test('offsets give the text back', () => {
  const source = 'a: 1 2 ; "b\\"c" /d'
  for (const { start, end, text } of tokenize(source)) expect(source.slice(start, end)).toBe(text)
})

test('a token knows whether blanks come before it', () => {
  expect(tokenize('a +b').map(({ isSpaced }) => isSpaced)).toEqual([true, true, false])
})

describe('strings', () => {
  test.each([
    ['"a"', '"a"'],
    ['""', '""'],
    ['"a b"', '"a b"'],
    ['"tab\\there"', '"tab\\there"'],
    ['"\\101\\\\"', '"A\\\\"'],
    ['"say \\"so\\""', '"say \\"so\\""'],
    ['"é"', '"\\303\\251"'],
  ])('%s is %s', (source, text) => expect(literalOf(source)).toEqual([text]))
})

describe('symbols', () => {
  test.each([
    ['`', '`'],
    ['`a', '`a'],
    ['`a`b`', '`a`b`'],
    ['`a.b_2', '`a.b_2'],
    ['`:dir/file.txt', '`:dir/file.txt'],
    ['`http://host:80/x', '`http://host:80/x'],
  ])('%s is %s', (source, text) => expect(literalOf(source)).toEqual([text]))

  test('a slash without a colon before it is an iterator', () => {
    expect(kinds('`a/x')).toEqual(['symbol `a', 'iterator /', 'name x'])
  })
})
