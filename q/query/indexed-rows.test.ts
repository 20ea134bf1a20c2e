import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { longs, symbol } from '../values/construct.ts'
import { Vector } from '../values/value.ts'
import { findIndexedRows } from './filter.ts'

const table = 't:([]k:30#`c`a`b`a`;n:til 30;d:2024.01.01+til 30;f:0.5*til 30;p:2024.01.01D+0D01*til 30)'
const marked = '{@[y;z;x#]}'

test.each([
  ['g', 'k', 'k=`a'],
  ['g', 'k', 'k=`missing'],
  ['g', 'k', 'k in`c`a`c`zz'],
  ['g', 'k', 'k in 0#`'],
  ['g', 'k', 'k=30#`a'],
  ['g', 'k', 'k=`a,n>4'],
  ['g', 'k', 'n>4,k=`a'],
  ['g', 'k', 'k=last k'],
  ['g', 'd', 'd within 2024.01.05 2024.01.09'],
  ['u', 'n', 'n=7'],
  ['u', 'n', 'n=7i'],
  ['u', 'n', 'n in 7 3 99 0N'],
  ['u', 'f', 'f=3.5'],
  ['u', 'f', 'f in 3.5 0.1'],
  ['s', 'n', 'n=7'],
  ['s', 'n', 'n=99'],
  ['s', 'n', 'n in 9 3'],
  ['s', 'n', 'n within 5 8'],
  ['s', 'n', 'n within 8 5'],
  ['s', 'n', 'n within 0N 4'],
  ['s', 'n', 'n within 25 0W'],
  ['s', 'n', 'n within 5 8f'],
  ['s', 'd', 'd within 2024.01.05 2024.01.09'],
  ['s', 'd', 'd within 2024.01 2024.01m'],
  ['s', 'f', 'f within 2 5.25'],
  ['s', 'p', 'p within 2024.01.01D03 2024.01.01D08:30'],
  ['s', 'p', 'p within 2024.01.01 2024.01.02'],
  ['s', 'p', 'p=2024.01.01D03'],
])('`%s#%s finds the same rows for %s', (attribute, column, condition) => {
  const query = (name: string) => `select from ${name} where ${condition}`
  expect(run(table, `u:${marked}[\`${attribute};t;\`${column}]`, `(${query('t')})~${query('u')}`)).toBe('1b')
})

test('a parted column finds its parts', () => {
  expect(
    run(table, 'u:update `p#k from `k xasc t', '(select from u where k in`c`a)~select from(`k xasc t)where k in`c`a'),
  ).toBe('1b')
})

test('update and delete use attributes too', () => {
  expect(run(table, 'u:update `g#k from t', '(update n:0 from t where k=`a)~update n:0 from u where k=`a')).toBe('1b')
  expect(run(table, 'u:update `g#k from t', '(delete from t where k=`a)~delete from u where k=`a')).toBe('1b')
})

test('the right side of a condition is evaluated once', () => {
  expect(run(table, 'c:0', 'u:update `u#n from t', 'select from u where n={c+:1;x}7i', 'c')).toBe('1')
})

test('rows that an attribute does not find are undefined', () => {
  const numbers = new Vector(7, Float64Array.of(1, 2, 2, 3), 's')
  expect(findIndexedRows('=', numbers, longs([2]))).toBeUndefined()
  expect(findIndexedRows('=', numbers, symbol('a'))).toBeUndefined()
  expect(findIndexedRows('in', numbers, longs([2, 3]))).toBeUndefined()
  expect(findIndexedRows('within', numbers, longs([2, 3]))).toEqual(Int32Array.of(1, 2, 3))
})
