import { expect, test } from 'vitest'
import { readCodeLines } from './code-lines.ts'

const read = (code: string, meta = '', language = 'q') =>
  readCodeLines(code, language, meta).map(({ text, mark, number }) => [text, mark, number].filter(Boolean).join(' '))

test('comments on lines of their own mark the next line or all between start and end, and are removed', () => {
  expect(read('a\n/ add-next-line\nb\n/ remove-start\nc\nd\n/ remove-end\n/ highlight-next-line\ne')).toEqual([
    'a',
    'b added',
    'c removed',
    'd removed',
    'e highlighted',
  ])
})

test('with focused lines, all others are marked as unfocused', () => {
  expect(read('a\n/ focus-next-line\nb\nc')).toEqual(['a unfocused', 'b', 'c unfocused'])
  expect(read('a\nb\nc', 'focus={1-2}')).toEqual(['a', 'b', 'c unfocused'])
})

test('line ranges after the language mark lines, and comments are then left alone', () => {
  expect(read('a\n/ add-next-line\nb', '{1} remove={3}')).toEqual(['a highlighted', '/ add-next-line', 'b removed'])
  expect(read('a\nb', 'title="{2} add={1}"')).toEqual(['a', 'b'])
})

test('line numbers start at one or where the author says, and do not count removed comments', () => {
  expect(read('a\n/ add-next-line\nb', 'showLineNumbers')).toEqual(['a 1', 'b added 2'])
  expect(read('a\nb', 'showLineNumbers=9')).toEqual(['a 9', 'b 10'])
})

test('a comment with code or other words on its line marks nothing', () => {
  expect(read('a / highlight-next-line\n/ highlight-next-line please')).toEqual([
    'a / highlight-next-line',
    '/ highlight-next-line please',
  ])
})

test('in Markdown only its own comments mark lines, not those of code within it', () => {
  const code = '```q\n/ add-next-line\na\n```\n<!-- highlight-next-line -->\nb\n{/* highlight-next-line */}\nc'
  expect(read(code, '', 'md')).toEqual(['```q', '/ add-next-line', 'a', '```', 'b highlighted', 'c highlighted'])
})

test('a range of far too many lines does not slow the build down', () => {
  expect(read('a\nb', '{1-99999999999}')).toEqual(['a highlighted', 'b highlighted'])
})
