import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('blanks at the ends of strings are removed', () => {
  expect(run('trim "  a b  "')).toBe('"a b"')
  expect(run('ltrim "  ab "')).toBe('"ab "')
  expect(run('rtrim " ab  "')).toBe('" ab"')
  expect(run('trim "   "')).toBe('""')
})

test('nulls at the ends of other vectors are removed', () => {
  expect(run('trim 0N 0N 1 0N 2 0N')).toBe('1 0N 2')
  expect(run('ltrim ``a``')).toBe('`a``')
})

test('strings in lists and tables are trimmed', () => {
  expect(run('trim (" a";"b ")')).toBe(',"a"\n,"b"')
  expect(run('trim ([]s:(" ab";"cd "))')).toBe('s   \n----\n"ab"\n"cd"')
})

test.each([
  ['trim "  a b  "', '"a b"'],
  ['ltrim "  a b  "', '"a b  "'],
  ['rtrim "  a b  "', '"  a b"'],
  ['trim "   "', '""'],
  ['trim " a"', ',"a"'],
  ['trim "a "', ',"a"'],
  ['trim ""', '""'],
  ['trim 0N 1 0N 2 0N', '1 0N 2'],
  ['trim ``a``b`', '`a``b'],
])('%s trims', (input, output) => expect(run(input)).toBe(output))

test.each([
  ['5$"abc"', '"abc  "'],
  ['-5$"abc"', '"  abc"'],
  ['3$"abc"', '"abc"'],
  ['-3$"abc"', '"abc"'],
  ['2$"abc"', '"ab"'],
  ['-2$"abc"', '"bc"'],
  ['0$"abc"', '""'],
])('%s pads', (input, output) => expect(run(input)).toBe(output))
