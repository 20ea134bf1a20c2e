import { expect, test } from 'vitest'
import { maskBlockComments, splitScript } from './script.ts'

const texts = (...lines: string[]) => splitScript(lines.join('\n')).map(({ text }) => text)

test('each line is a statement', () => expect(texts('a:1', 'b:2', '')).toEqual(['a:1', 'b:2']))

test('indented lines continue a statement', () => expect(texts('a:1+', '  2', 'b')).toEqual(['a:1+\n  2', 'b']))

test('a brace at the start of a line ends a statement', () => {
  expect(texts('f:{', '  x+1', ' }', 'g:{', '  x', '}', 'h')).toEqual(['f:{\n  x+1\n }', 'g:{\n  x\n}', 'h'])
})

test('lines continue while a bracket is open', () =>
  expect(texts('f:{[a]', 'a+1', '}', 'b')).toEqual(['f:{[a]\na+1\n}', 'b']))

test('brackets in strings and comments open nothing', () => {
  expect(texts('a:"{"', 'b:1 / {(', 'c')).toEqual(['a:"{"', 'b:1 / {(', 'c'])
})

test('comments and blank lines are skipped', () => expect(texts('/ one', '', 'a', ' / two', 'b')).toEqual(['a', 'b']))

test('comments inside of a statement stay in it', () => {
  expect(texts('f:{', '  / adds', '  x+1 }')).toEqual(['f:{\n  / adds\n  x+1 }'])
})

test('a lone slash and a lone backslash enclose a comment', () =>
  expect(texts('a', '/', 'b', '\\', 'c')).toEqual(['a', 'c']))

test('a comment in lines of its own may stand inside of a statement', () => {
  expect(texts('f:{', '/', 'b', '\\', '  x}')).toEqual(['f:{\n \n \n \n  x}'])
})

test('a lone backslash ends the script', () => expect(texts('a', '\\', 'b')).toEqual(['a']))

test('a line with a backslash is a command', () => {
  expect(splitScript('a:1\n\\d .x\n b')).toMatchObject([
    { kind: 'statement', text: 'a:1' },
    { kind: 'command', text: '\\d .x' },
    { kind: 'statement', text: ' b' },
  ])
})

test('a part has its offset and line', () => {
  expect(splitScript('/ one\na\n\nbc:1')).toMatchObject([
    { start: 6, line: 1 },
    { start: 9, line: 3 },
  ])
})

test.each([
  ['a\nb', 'a\nb'],
  ['/ a\nb', '/ a\nb'],
  [' /\nb', ' /\nb'],
  ['/\na\n\\\nb', ' \n \n \nb'],
  ['a\n/ \nb\n/\nc\n\\\t\nd', 'a\n  \n \n \n \n  \nd'],
  ['a\n\\\nb\n/\n\\\nc', 'a\n \n \n \n \n '],
])('masking block comments turns %j into %j', (source, masked) => {
  expect(maskBlockComments(source)).toBe(masked)
})
