import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { compact } from '../../tests/compact.ts'
import { randomVector, simpleTypes } from '../../tests/random-values.ts'
import { itemsOf } from '../../values/items.ts'
import { matches } from '../../values/match.ts'
import type { Dictionary, Value, Vector } from '../../values/value.ts'
import { valueKey } from '../../vectors/value-key.ts'
import { distinct, group } from './distinct.ts'

test('distinct keeps the first of equal items', () => {
  expect(compact('distinct 3 1 3 2 1')).toBe('3 1 2')
  expect(compact('distinct ("ab";"cd";"ab")')).toBe('("ab";"cd")')
  expect(compact('distinct 0N 1 0N')).toBe('0N 1')
  expect(compact('distinct ([]a:1 1 2;b:`x`x`x)')).toBe('+`a`b!(1 2;`x`x)')
  expect(compact('distinct 7')).toContain("'type")
})

test('distinct compares floats to the last bit', () => {
  expect(compact('count distinct 1+0 1e-14')).toBe('2')
  expect(compact('count distinct -0 0f')).toBe('1')
})

test('group lists the indices of each distinct item', () => {
  expect(compact('group `b`a`b')).toBe('`b`a!(0 2;,1)')
  expect(compact('group ("x";1;"x")')).toBe('("x";1)!(0 2;,1)')
  expect(compact('group ([]a:5 6 5)')).toBe('(+(,`a)!,5 6)!(0 2;,1)')
})

test('group of a dictionary lists its keys', () => {
  expect(compact('group `a`b`c!1 2 1')).toBe('1 2!(`a`c;,`b)')
})

test('group and distinct agree with a search of each item, for every type', () => {
  const random = createRandom(41)
  for (const type of simpleTypes)
    for (const length of [0, 1, 20, 300]) {
      const vector = randomVector(random, type, length)
      const expected = groupSlowly(vector)
      const { keys, values } = group(vector) as Dictionary
      expect(itemsOf(keys).map(valueKey)).toEqual([...expected.keys()])
      expect(itemsOf(values).map(indices => Array.from((indices as Vector).data))).toEqual([...expected.values()])
      expect(matches(distinct(vector), keys)).toBe(true)
    }
})

function groupSlowly(list: Value): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, item] of itemsOf(list).entries()) {
    const key = valueKey(item)
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return groups
}
