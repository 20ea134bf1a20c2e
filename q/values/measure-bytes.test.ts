import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { measureBytes } from './measure-bytes.ts'

const bytesOf = (input: string) => measureBytes([createSession().run(input).value])

/** What the object of a vector, and that of a general list, takes beside the items. */
const [vector, list] = [200, 64]

test('a vector takes the width of its type for each item', () => {
  expect(bytesOf('til 1000')).toBe(vector + 8000)
  expect(bytesOf('1000#0b')).toBe(vector + 1000)
})

test('an attribute with an index takes 16 bytes an item', () => {
  expect(bytesOf('`u#til 1000')).toBe(vector + 8000 + 16_000)
})

test('tables and dictionaries take what their parts take', () => {
  expect(bytesOf('([]a:til 100;b:100#1h)')).toBe(2 * vector + 1000)
  expect(bytesOf('(til 10)!10#1i')).toBe(2 * vector + 120)
})

test('functions take what their arguments take', () => {
  expect(bytesOf('{x+y}[;til 1000]')).toBe(vector + 8000)
  expect(bytesOf("{x+y}[til 1000]'")).toBe(vector + 8000)
})

test('a general list takes a pointer for each item, and what its items take', () => {
  expect(bytesOf('(til 1000;2)')).toBe(list + 2 * 8 + vector + 8000 + 64)
})

test('a part that occurs twice is counted once', () => {
  expect(bytesOf('x:til 1000;(x;x)')).toBe(list + 2 * 8 + vector + 8000)
})

test('a list that holds itself 2^30 times over is visited once at each depth', () => {
  expect(bytesOf('x:til 1000;do[30;x:(x;x)];x')).toBe(30 * (list + 2 * 8) + vector + 8000)
})

test('a list of any depth is measured', () => {
  expect(bytesOf('x:();do[50000;x:enlist x];y:x')).toBe(50_001 * list + 50_000 * 8)
})
