import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { compact } from '../../tests/compact.ts'
import { randomVector, simpleTypes } from '../../tests/random-values.ts'
import { itemsOf } from '../../values/items.ts'
import type { Value, Vector } from '../../values/value.ts'
import { compareValues } from '../../vectors/compare.ts'
import { grade } from './sort.ts'

test('asc marks its result as sorted, desc does not', () => {
  expect(compact('asc 3 0N 1')).toBe('`s#0N 1 3')
  expect(compact('desc 3 0N 1')).toBe('3 1 0N')
  expect(compact('asc `pear`apple`')).toBe('`s#``apple`pear')
})

test('equal items keep their order either way', () => {
  expect(compact('iasc 2 1 2 1')).toBe('1 3 0 2')
  expect(compact('idesc 2 1 2 1')).toBe('0 2 1 3')
})

test('a mixed list sorts by type, then by value', () => {
  expect(compact('asc (`b;2;"x";1;1b)')).toBe('`s#(1b;1;2;"x";`b)')
})

test('lists of lists sort item by item, the shorter first', () => {
  expect(compact('asc ("bc";"bca";"abc")')).toBe('`s#("abc";"bc";"bca")')
  expect(compact('iasc (2 1;1 9;1 2 3)')).toBe('2 1 0')
})

test('dictionaries sort by their values, grades of them are keys', () => {
  expect(compact('asc `a`b`c!3 1 2')).toBe('`b`c`a!`s#1 2 3')
  expect(compact('idesc `a`b`c!3 1 2')).toBe('`a`c`b')
})

test('tables sort by all their columns, keyed tables by those that are not keys', () => {
  expect(compact('desc ([]a:1 2 2;b:`x`y`z)')).toBe('+`a`b!(2 2 1;`z`y`x)')
  expect(compact('asc ([k:`a`b]v:2 1)')).toBe('(+(,`k)!,`b`a)!+(,`v)!,`s#1 2')
  expect(compact('exec a from meta asc ([]a:2 1;b:`x`y)')).toBe('`p`')
})

test('an atom cannot be sorted', () => {
  expect(compact('asc 5')).toContain("'rank")
})

test('enumerated items sort as their symbols', () => {
  expect(compact('d:`z`m`a', 'iasc `d$`z`m`a')).toBe('2 1 0')
})

test('rank gives the index of each item in the sorted list', () => {
  expect(compact('rank 30 10 20')).toBe('2 0 1')
  expect(compact('rank 5 5 1')).toBe('1 2 0')
})

test('xrank spreads items over buckets of nearly equal count', () => {
  expect(compact('2 xrank 40 10 30 20')).toBe('1 0 1 0')
  expect(compact('3 xrank til 5')).toBe('0 0 1 1 2')
})

const table = 't:([]s:`b`a`b;p:3 2 1)'

test('xasc sorts by columns and marks the first as sorted', () => {
  expect(compact(table, '`s`p xasc t')).toBe('+`s`p!(`s#`a`b`b;2 1 3)')
  expect(compact(table, '`p xasc t')).toBe('+`s`p!(`b`a`b;`s#1 2 3)')
})

test('xdesc sorts the other way and sets no attribute', () => {
  expect(compact(table, '`s xdesc t')).toBe('+`s`p!(`b`b`a;3 1 2)')
})

test('xasc changes a table given by name', () => {
  expect(compact(table, '`p xasc `t')).toBe('`t')
  expect(compact(table, '`p xdesc `t;t`p')).toBe('3 2 1')
})

test('a sorted keyed table keeps its keys', () => {
  expect(compact('`v xasc ([k:`a`b]v:2 1)')).toBe('(+(,`k)!,`b`a)!+(,`v)!,`s#1 2')
})

test('a missing column is named in the error', () => {
  expect(compact(table, '`zz xasc t')).toContain("'zz")
})

test('grades are in order and stable, for every type and either way', () => {
  const random = createRandom(99)
  for (const type of simpleTypes)
    for (const length of [0, 40, 700])
      for (const isDescending of [false, true]) {
        const vector = randomVector(random, type, length)
        const order = Array.from((grade(vector, isDescending) as Vector).data, Number)
        expect(order).toEqual(gradeSlowly(vector, isDescending))
      }
})

function gradeSlowly(list: Value, isDescending: boolean): number[] {
  const items = itemsOf(list)
  const sign = isDescending ? -1 : 1
  const order = (x: number, y: number) => sign * compareValues(items[x] as Value, items[y] as Value)
  return Array.from(items.keys()).sort((x, y) => order(x, y) || x - y)
}
