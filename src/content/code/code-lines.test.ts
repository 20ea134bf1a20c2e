import { expect, test } from 'vitest'
import { readCodeLines } from './code-lines.ts'

const read = (code: string, meta = '', language = 'q') =>
  readCodeLines(code, language, meta).map(({ text, mark, number }) => [text, mark, number].filter(Boolean).join(' '))

test('comments of a line of their own mark the next line or all between start and end, and are removed', () => {
  expect(read('a\n/ add-next-line\nb\n/ remove-start\nc\nd\n/ remove-end\n/ highlight-next-line\ne')).toEqual([
    'a',
    'b added',
    'c removed',
    'd removed',
    'e highlighted',
  ])
})

test('with a focus, all other lines step back', () => {
  expect(read('a\n/ focus-next-line\nb\nc')).toEqual(['a unfocused', 'b', 'c unfocused'])
  expect(read('a\nb\nc', 'focus={1-2}')).toEqual(['a', 'b', 'c unfocused'])
})

test('lines named after the language are marked, and comments are then left alone', () => {
  expect(read('a\n/ add-next-line\nb', '{1} remove={3}')).toEqual(['a highlighted', '/ add-next-line', 'b removed'])
  expect(read('a\nb', 'title="{2} add={1}"')).toEqual(['a', 'b'])
})

test('numbers count from one, or from where the author says, without the removed comments', () => {
  expect(read('a\n/ add-next-line\nb', 'showLineNumbers')).toEqual(['a 1', 'b added 2'])
  expect(read('a\nb', 'showLineNumbers=9')).toEqual(['a 9', 'b 10'])
})

test('what follows a comment on the same line, or stands in code, is no mark', () => {
  expect(read('a / highlight-next-line\n/ highlight-next-line please')).toEqual([
    'a / highlight-next-line',
    '/ highlight-next-line please',
  ])
})

test('Markdown that shows marked code is shown as it is written; its own comments mark', () => {
  const code = '```q\n/ add-next-line\na\n```\n<!-- highlight-next-line -->\nb\n{/* highlight-next-line */}\nc'
  expect(read(code, '', 'md')).toEqual(['```q', '/ add-next-line', 'a', '```', 'b highlighted', 'c highlighted'])
})

test('a range too wide to be meant does not keep the build busy', () => {
  expect(read('a\nb', '{1-99999999999}')).toEqual(['a highlighted', 'b highlighted'])
})
