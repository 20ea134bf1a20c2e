import { expect, test } from 'vitest'
import { getOrCompute, isRecord, numberKey } from './collections.ts'

test('keys are numbered in the order in which they first appear', () => {
  const numbers = new Map<string, number>()
  expect(['b', 'a', 'b', 'c', 'a'].map(key => numberKey(numbers, key))).toEqual([0, 1, 0, 2, 1])
  expect([...numbers.keys()]).toEqual(['b', 'a', 'c'])
})

test('a value is computed once for each object', () => {
  const values = new WeakMap<object, { of: object }>()
  const computed: object[] = []
  const getValue = (key: object) =>
    getOrCompute(values, key, () => {
      computed.push(key)
      return { of: key }
    })
  const [a, b] = [{}, {}]
  const value = getValue(a)
  expect(getValue(a)).toBe(value)
  expect(value.of).toBe(a)
  expect(getValue(b).of).toBe(b)
  expect(computed).toEqual([a, b])
})

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [undefined, false],
  [[1], false],
  ['a', false],
])('whether %j is an object with keys: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
