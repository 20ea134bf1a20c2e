import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run } from '../tests/console.ts'

const trades = 't:([]sym:`b`a`b`c`a;size:40 10 30 20 50;price:2.5 1.5 3.5 4.5 0.5)'
const query = (text: string) =>
  run(trades, text)
    .split('\n')
    .map(line => line.trimEnd())

test('select by makes a table keyed by the groups in ascending order', () => {
  expect(query('select sum size by sym from t')).toEqual(['sym| size', '---| ----', 'a  | 60', 'b  | 70', 'c  | 20'])
})

test('what is no aggregate lists the items of each group', () => {
  expect(query('select size by sym from t')).toEqual([
    'sym| size',
    '---| -----',
    'a  | 10 50',
    'b  | 40 30',
    'c  | ,20',
  ])
})

test('without columns the last row of each group counts', () => {
  expect(query('select by sym from t')).toEqual([
    'sym| size price',
    '---| ----------',
    'a  | 50   0.5',
    'b  | 30   3.5',
    'c  | 20   4.5',
  ])
})

test('groups may be made by several columns and computed ones', () => {
  expect(query('select n:count i by sym,big:size>=30 from t')).toEqual([
    'sym big| n',
    '-------| -',
    'a   0  | 1',
    'a   1  | 1',
    'b   1  | 2',
    'c   0  | 1',
  ])
})

test('a single column of keys is sorted', () => {
  expect(query('attr exec sym from key select by sym from t')).toEqual(['`s'])
})

test('an empty table keeps the types of keys and aggregates', () => {
  expect(query('exec t from meta select n:sum size,m:avg size by sym from t where size>99')).toEqual(['"sjf"'])
})

test('a limit or an order applies to the groups', () => {
  expect(query('exec size from select[>size] sum size by sym from t')).toEqual(['70 60 20'])
  expect(query('exec sym from select[2] sum size by sym from t')).toEqual(['`a`b'])
})

test('strings group by their text', () => {
  expect(run('select sum n by w from ([]w:("to";"be";"to");n:1 2 3)')).toBe('w   | n\n----| -\n"be"| 2\n"to"| 4')
})

test('nulls make a group of their own, which comes first', () => {
  expect(run('exec count i by g from ([]g:2 0N 1 0N)')).toBe(' | 2\n1| 1\n2| 1')
})

test('exec by an expression makes a dictionary of lists or values', () => {
  expect(query('exec size by sym from t')).toEqual(['a| 10 50', 'b| 40 30', 'c| ,20'])
  expect(query('exec max size by sym from t')).toEqual(['a| 50', 'b| 40', 'c| 20'])
})

test('exec of named columns by an expression has a key without name', () => {
  expect(query('exec n:max size by sym from t')).toEqual([' | n', '-| --', 'a| 50', 'b| 40', 'c| 20'])
})

test('exec by a named column makes a table of keys', () => {
  expect(query('cols key exec max size by s:sym from t')).toEqual([',`s'])
  expect(query('exec m:max size by s:sym from t')).toEqual(query('select m:max size by s:sym from t'))
})

test('exec by 0b is a table of the columns', () => {
  expect(query('exec size,price by 0b from t where sym=`a')).toEqual(query('select size,price from t where sym=`a'))
})

test('aggregates of groups are the same in one pass and one by one', () => {
  const random = createRandom(11)
  for (const type of ['j', 'f', 'i', 'n', 'p', 'd']) {
    const numbers = Array.from({ length: 60 }, () =>
      random() < 0.1 ? '0N' : String(Math.floor(random() * 2000) - 1000),
    )
    const groups = Array.from({ length: 60 }, () => Math.floor(random() * 6))
    const table = `t:([]g:${groups.join(' ')};w:${groups.map(group => group + 1).join(' ')};v:"${type}"$${numbers.join(' ')})`
    const aggregates = ['sum', 'avg', 'max', 'min', 'first', 'last', 'count'].filter(
      each => type !== 'p' || each !== 'sum',
    )
    for (const each of aggregates)
      expect(run(table, `(exec ${each} v by g from t)~exec {${each} x}v by g from t`), `${each} of ${type}`).toBe('1b')
    expect(run(table, '(exec w wavg v by g from t)~exec {x wavg y}[w;v] by g from t'), `wavg of ${type}`).toBe('1b')
  }
})
