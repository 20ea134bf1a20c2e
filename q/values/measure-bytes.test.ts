import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { measureBytes } from './measure-bytes.ts'

const bytesOf = (input: string) => measureBytes([createSession().run(input).value])

test('a vector takes the width of its type for each item', () => {
  expect(bytesOf('til 1000')).toBe(8000)
  expect(bytesOf('1000#0b')).toBe(1000)
})

test('tables and dictionaries take what their parts take', () => {
  expect(bytesOf('([]a:til 100;b:100#1h)')).toBe(1000)
  expect(bytesOf('(til 10)!10#1i')).toBe(120)
})

test('a general list takes a share for each item, and what its items take', () => {
  expect(bytesOf('(til 1000;2)')).toBe(8000 + 2 * 48)
})

test('a part that occurs twice is counted once', () => {
  expect(bytesOf('x:til 1000;(x;x)')).toBe(8000 + 2 * 48)
})
