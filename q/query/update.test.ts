import { expect, test } from 'vitest'
import { run, runLines } from '../tests/console.ts'

const stock = 't:([]item:`cup`pan`cup`lid;n:5 2 7 4)'
const query = (...inputs: string[]) => runLines(stock, ...inputs)

test('update changes a column or adds one at the end', () => {
  expect(query('update n:10*n from t')).toEqual(['item n', '-------', 'cup  50', 'pan  20', 'cup  70', 'lid  40'])
  expect(query('cols update half:n%2 from t')).toEqual(['`item`n`half'])
})

test('every expression sees the columns as they were before', () => {
  expect(query('exec n,m from update n:n+1,m:n from t')).toEqual(['n| 6 3 8 5', 'm| 5 2 7 4'])
})

test('rows that where excludes keep their items, and are null in a new column', () => {
  expect(query('exec n from update n:0 from t where item=`cup')).toEqual(['0 2 0 4'])
  expect(query('exec m from update m:n from t where n>4')).toEqual(['5 0N 7 0N'])
})

test('an update of some rows keeps the type of the column, an update of all rows may change it', () => {
  expect(query('update n:1.5 from t where i=0')[0]).toBe("'type")
  expect(query('exec n from update n:n+.5 from t')).toEqual(['5.5 2.5 7.5 4.5'])
})

test('update by gives all rows of a group its aggregate', () => {
  expect(query('exec n from update n:sum n by item from t')).toEqual(['12 2 12 4'])
})

test('update by gives each row its item of a list result', () => {
  expect(query('exec n from update n:sums n by item from t')).toEqual(['5 2 12 4'])
  expect(query('update n:1 2 3 by item from t')[0]).toBe("'length")
})

test('update of a table by name changes the variable and returns the name', () => {
  expect(query('update n:0 from `t')).toEqual(['`t'])
  expect(query('update n:0 from `t', 'exec n from t')).toEqual(['0 0 0 0'])
  expect(query('update n:0 from t', 'exec n from t')).toEqual(['5 2 7 4'])
})

test('a keyed table stays keyed', () => {
  expect(run('k:([a:1 2]b:3 4)', 'update c:a*b from k')).toBe('a| b c\n-| ---\n1| 3 3\n2| 4 8')
})

test('update of a dictionary changes its entries', () => {
  expect(run('d:`a`b!1 2', 'update c:a+b,a:9 from d')).toBe('a| 9\nb| 2\nc| 3')
  expect(run('d:`a`b!1 2', 'update a:9 by b from d').split('\n')[0]).toBe("'type")
})

test('update of some rows keeps the grouped attribute only', () => {
  expect(query('exec a from meta update n:3 from(update `g#n from t)where n=2')).toEqual(['``g'])
  expect(query('exec a from meta update n:9 from(update `u#n from t)where n=2')).toEqual(['``'])
  expect(query('exec item from update n:2 from(update `g#n from t)where n=5')).toEqual(['`cup`pan`cup`lid'])
  expect(query('u:update n:2 from(update `g#n from t)where n=5', 'exec item from u where n=2')).toEqual(['`cup`pan'])
})
