import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { compact } from '../../tests/compact.ts'
import { randomVector, simpleTypes } from '../../tests/random-values.ts'
import { itemsOf } from '../../values/items.ts'
import type { Value, Vector } from '../../values/value.ts'
import { valueKey } from '../../vectors/value-key.ts'
import { find } from './find.ts'

test('find gives first indices, and the count for missing items', () => {
  expect(compact('5 6 5?6 5 9')).toBe('1 0 3')
  expect(compact('"hello"?"l"')).toBe('2')
  expect(compact('1 0N?0N')).toBe('1')
  expect(compact('1 2?1f')).toContain("'type")
})

test('find in a vector reaches into the lists of its right argument', () => {
  expect(compact('7 8 9?(9 8;7 1)')).toBe('(2 1;0 3)')
})

test('find in a general list looks for items as deep as its first', () => {
  expect(compact('("ab";"cd")?"cd"')).toBe('1')
  expect(compact('("ab";"cd")?("cd";"x")')).toBe('1 2')
  expect(compact('(1;`a;"x")?`a')).toBe('1')
  expect(compact('(1 2;5)?5')).toBe('2')
})

test('find in a table looks for rows, in a dictionary for values', () => {
  expect(compact('([]a:1 2;b:`x`y)?`a`b!(2;`y)')).toBe('1')
  expect(compact('([]a:1 2;b:`x`y)?(2;`y)')).toBe('1')
  expect(compact('([]a:1 2;b:`x`y)?([]b:`y`x;a:2 2)')).toBe('1 2')
  expect(compact('(`a`b!5 6)?6 7')).toBe('`b`')
  expect(compact('([k:`a`b]v:5 6)?(enlist `v)!enlist 6')).toBe('(,`k)!,`b')
})

test('in looks for each item of a vector, and for a string as a whole', () => {
  expect(compact('1 5 in 5 6')).toBe('01b')
  expect(compact('`a in `b')).toBe('0b')
  expect(compact('"ab" in ("cd";"ab")')).toBe('1b')
  expect(compact('(1 9;2 3) in 3 9')).toBe('(01b;01b)')
  expect(compact('2 in `a`b!1 2')).toBe('1b')
  expect(compact('([]a:1 2) in ([]a:2 3)')).toBe('01b')
})

test('in compares numbers of two types only with a single number', () => {
  expect(compact('1 2f in 2')).toBe('01b')
  expect(compact('1 2f in 2 3')).toContain("'type")
})

test('find agrees with a search of each item, for every type', () => {
  const random = createRandom(7)
  for (const type of simpleTypes)
    for (const [length, wanted] of [
      [0, 5],
      [30, 3],
      [200, 200],
      [2000, 400],
    ] as const) {
      const list = randomVector(random, type, length)
      const sought = randomVector(random, type, wanted)
      expect(Array.from((find(list, sought) as Vector).data)).toEqual(findSlowly(list, sought))
    }
})

function findSlowly(list: Value, sought: Value): number[] {
  const keys = itemsOf(list).map(valueKey)
  return itemsOf(sought).map(item => {
    const index = keys.indexOf(valueKey(item))
    return index < 0 ? keys.length : index
  })
}

test('each item of a long list is looked up in a shorter one', () => {
  expect(compact('1 0N 9 2 0N in 2 0N')).toBe('01011b')
  expect(compact('0 1 2 in `long$()')).toBe('000b')
  expect(compact('1 9007199254740993 2 in 2 9007199254740993')).toBe('011b')
  expect(compact('1 2 9007199254740993 in 2 1')).toBe('110b')
  expect(compact('1.5 0n 1e-20 -5 in -5 0 0n')).toBe('0101b')
  expect(compact('`a`b`c`a in `a`z')).toBe('1001b')
  expect(compact('(g,g)in 1#g:3?0Ng')).toBe('100100b')
  expect(compact('d:`x`y`z', '(`d$`x`y`x)in`d$`x`z')).toBe('101b')
})
