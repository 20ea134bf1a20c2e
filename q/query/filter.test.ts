import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { run } from '../tests/console.ts'
import { countReads } from '../tests/count-reads.ts'
import { longs, symbol } from '../values/construct.ts'
import { Table, Vector } from '../values/value.ts'
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

test('a query on a parted column finds the same rows', () => {
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

test('the attribute s finds rows for within, but not for a list after = or in, nor for another type', () => {
  const numbers = new Vector(7, Float64Array.of(1, 2, 2, 3), 's')
  expect(findIndexedRows('=', numbers, longs([2]))).toBeUndefined()
  expect(findIndexedRows('=', numbers, symbol('a'))).toBeUndefined()
  expect(findIndexedRows('in', numbers, longs([2, 3]))).toBeUndefined()
  expect(findIndexedRows('within', numbers, longs([2, 3]))).toEqual(Int32Array.of(1, 2, 3))
})

test.each([
  ['within', 's', 'a within 4000 4003'],
  ['=', 's', 'a=4002'],
  ['=', 'g', 'a=4002'],
  ['in', 'g', 'a in 4000 4002'],
] as const)('%s on a column with `%s# reads few of its items', (_, attribute, condition) => {
  const { data, reads } = countReads(Float64Array.from({ length: 10_000 }, (_, i) => 2 * i))
  const session = createSession()
  session.define('t', new Table(['a'], [new Vector(7, data, attribute)]))
  // The index of `g# is made at first use.
  session.run('select from t where a=4')
  const before = reads()
  expect(session.run(`exec last a from t where ${condition}`).output).toBe('4002\n')
  expect(reads() - before).toBeLessThan(100)
})

test.each([
  ['i=2', ',2'],
  ['i=9', '`long$()'],
  ['i in 3 0 3 -1', '0 3'],
  ['i in 1 2,n>1', ',2'],
  ['i within 1 2', '1 2'],
  ['i=1f', ',1'],
])('where %s tests the numbers of the rows', (condition, expected) => {
  expect(run('t:([]n:0 1 2 3)', `exec n from t where ${condition}`)).toBe(expected)
})

test('a condition on the row numbers of another length signals length', () => {
  expect(run('select from([]n:0 1 2 3)where i=1 2')).toMatch(/^'length/)
})
