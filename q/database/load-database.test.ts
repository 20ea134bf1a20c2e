import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'

const splayed = '`:db/inst/ set .Q.en[`:db]([]sym:`a`b;lot:1 2)'

test('\\l loads stored values and splayed tables into variables', () => {
  const load = [splayed, '`:db/limits set 3 4', 'delete sym from `.', '\\l db']
  expect(compact(...load, 'limits')).toBe('3 4')
  expect(compact(...load, 'exec lot from inst where sym=`b')).toBe(',2')
  expect(compact(...load, 'sym')).toBe('`a`b')
})

test('\\l makes the folder the current one', () => {
  expect(compact(splayed, '\\l db', 'system"cd"')).toBe('"/db"')
  expect(compact(splayed, '\\l db', 'get`:inst/lot')).toBe('1 2')
  expect(compact(splayed, '\\l db', '`:new set 5;', '\\cd ..', 'get`:db/new')).toBe('5')
})

test('\\l of a splayed table loads one table and keeps the current folder', () => {
  expect(compact(splayed, '\\l db/inst', '(count inst;system"cd")')).toBe('(2;,"/")')
})

test.each([
  ['2024.01m 2024.02m', 'month', '2024.01 2024.02m'],
  ['2023 2024', 'year', '2023 2024i'],
  ['1 2 10', 'int', '1 2 10i'],
])('partitions %s have the virtual column %s', (partitions, field, values) => {
  const save = `{[p]t::([]v:1 2);.Q.dpt[\`:db;p;\`t]}each ${partitions};`
  expect(compact(save, '\\l db', '.Q.pf')).toBe(`\`${field}`)
  expect(compact(save, '\\l db', field)).toBe(values)
  expect(compact(save, '\\l db', `exec sum v from t where ${field}=last ${field}`)).toBe('3')
})

test('par.txt spreads the partitions over several folders', () => {
  const save = '{[d]t::([]v:1 2);.Q.dpt[`:db;d;`t]}each 2024.01.01+til 4;'
  const load = ['`:db/par.txt 0:("/disk1";"/disk2");', save, '\\l db']
  expect(compact(...load, '(key`:/disk1;key`:/disk2)')).toBe('(`s#`2024.01.01`2024.01.03;`s#`2024.01.02`2024.01.04)')
  expect(compact(...load, 'count t')).toBe('8')
  expect(compact(...load, '.Q.P')).toBe('`:/disk1`:/disk2')
})

test('dates before 2000 are spread over the folders of par.txt too', () => {
  const save = '{[d]t::([]v:1 2);.Q.dpt[`:db;d;`t]}each 1999.12.29+til 4;'
  expect(compact('`:db/par.txt 0:("/disk1";"/disk2";"/disk3");', save, '(key`:/disk1;key`:/disk2;key`:/disk3)')).toBe(
    '(`s#`1999.12.29`2000.01.01;`s#,`1999.12.30;`s#,`1999.12.31)',
  )
})

test('partitions may have their columns in different orders', () => {
  const load = ['`:db/2024.01.01/t/ set ([]a:1 2;b:3 4)', '`:db/2024.01.02/t/ set ([]b:5 6;a:7 8)', '\\l db']
  expect(compact(...load, 'value exec count i by date from t')).toBe('2 2')
  expect(compact(...load, 'exec a from t')).toBe('1 2 7 8')
  expect(compact(...load, 'exec b from select from t')).toBe('3 4 5 6')
})

test('\\l of a missing folder signals an error', () => {
  expect(compact('\\l nowhere')).toContain('No such file')
})

const savedDay = [
  't:([]sym:`b`a;v:1 2)',
  '.Q.dpft[`:db;2024.05.17;`sym;`t]',
  '`:db/s/ set([]w:3 4)',
  '`:db/f.q 0:enlist"n:5"',
]

test('.Q.lo loads a database without entering its folder or running its scripts, unless told to', () => {
  expect(run(...savedDay, '.Q.lo[`:db;0;0]', '(exec w from s;exec v from t where date=2024.05.17)')).toBe('3 4\n2 1')
  expect(run(...savedDay, '.Q.lo[`:db;0;0]', '(key`:.;`n in key`.)')).toBe('`s#,`db\n0b')
  expect(run(...savedDay, '.Q.lo[`:db;1;1]', '(`db in key`:.;n)')).toBe('0b\n5')
})

test('.Q.li adds partitions that are listed and on disk', () => {
  const more = ['.Q.lo[`:db;0;0]', '{`:db/2024.05.18/t/`:db/2024.05.19/t/ set\\:get`:db/2024.05.17/t}[]']
  expect(run(...savedDay, ...more, '.Q.li 2024.05.18;date')).toBe('2024.05.17 2024.05.18')
  expect(run(...savedDay, ...more, '.Q.li 2024.05.19 2024.05.20;exec count i by date from t')).toBe(
    '2024.05.17| 2\n2024.05.19| 2',
  )
  expect(run('.Q.li 2024.05.18')).toContain("'par")
})
