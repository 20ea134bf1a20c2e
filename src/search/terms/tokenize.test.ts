import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const terms = (text: string) => tokenize(text).map(({ term }) => term)

test.each([
  ['Sorted Lists of 3 rows', ['sorted', 'list', 'of', '3', 'row']],
  ['Größe naïve 東京', ['größe', 'naïve', '東京']],
  ['cafe\u0301 E\u0301clair', ['caf\u00e9', '\u00e9clair']],
  ['E\u0301COLECafe\u0301', ['\u00e9colecaf\u00e9', '\u00e9cole', 'caf\u00e9']],
  ['garbageCollection', ['garbagecollection', 'garbage', 'collection']],
  ['tick_log', ['tick_log', 'tick', 'log']],
  ['HTTPServer', ['httpserver', 'http', 'server']],
  ['kdb+ 4.1', ['kdb', '4.1']],
])('the terms of the words in %s', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test.each([
  ['.Q.gc', ['=.Q.gc', '.q.gc', 'gc']],
  ['z.ts', ['=.z.ts', '.z.ts', 'ts']],
  ['sym.name', ['=sym.name', 'sym.name', 'sym', 'name']],
  ['.z.T', ['=.z.T', '.z.t']],
  ['-9!x', ['-9!', 'x']],
  ['0N!x', ['0N!', 'x']],
  ['q)-11!(-2;f)', ['q', '-11!', '2', 'f']],
  ['\\ts', ['=\\ts', '\\ts']],
  ['q)\\P 0', ['q', '=\\P', '\\p', '0']],
  ['(+\\)x', ['x']],
  ['x+/:y', ['x', '/:', 'y']],
  ["f\\:y f':x", ['f', '\\:', 'y', 'f', "':", 'x']],
  ['`g#sym', ['`g#', 'sym']],
])('the terms of the q code %s', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test.each([
  ['@[d;i;f]', '@[;;]'],
  ['@[;;:]', '@[;;]'],
  ['?[t;c;b;a]', '?[;;;]'],
  ['![t;enlist(=;`a;1);0b;()]', '![;;;]'],
  ['.[{x+y};(2;3);h]', '.[;;]'],
  ['$[a;b;c]', '$[;;]'],
  ['?[t;c;', '?[;;'],
])('the call shape of %s', (text, expected) => {
  expect(terms(text)[0]).toBe(expected)
})

test('a call without separators, or one that does not end within 200 characters, has no shape', () => {
  expect(terms('@[x]')).toEqual(['x'])
  expect(terms(`@[a;${' '.repeat(1000)}`)).toEqual(['a'])
})

test('tokens have their ranges in the text', () => {
  const text = 'Call .Q.gc on tickLogs'
  expect(tokenize(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Call',
    '.Q.gc',
    '.Q.gc',
    '.Q.gc',
    'on',
    'tickLogs',
    'tick',
    'Logs',
  ])
})
