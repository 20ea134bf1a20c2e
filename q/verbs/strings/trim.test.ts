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
