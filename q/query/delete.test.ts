import { expect, test } from 'vitest'
import { run, runLines } from '../tests/console.ts'

const stock = 't:([]item:`cup`pan`cup`lid;n:5 2 7 4)'
const query = (...inputs: string[]) => runLines(stock, ...inputs)

test('delete drops the rows that meet all conditions', () => {
  expect(query('exec n from delete from t where item=`cup,n>5')).toEqual(['5 2 4'])
  expect(query('count delete from t')).toEqual(['0'])
})

test('delete drops columns', () => {
  expect(query('cols delete n from t')).toEqual([',`item'])
})

test('delete by name changes the variable', () => {
  expect(query('delete from `t where n<5', 'exec n from t')).toEqual(['5 7'])
  expect(query('delete n from `t', 'cols t')).toEqual([',`item'])
})

test('delete drops entries of a dictionary', () => {
  expect(run('d:`a`b`c!1 2 3', 'delete a,c from d')).toBe('b| 2')
  expect(run('d:`a`b`c!1 2 3', 'delete b from `d', 'd')).toBe('a| 1\nc| 3')
})

test('delete of columns from a namespace deletes variables', () => {
  expect(run('a:1', 'b:2', 'delete a from `.')).toBe('`.')
  expect(run('a:1', 'b:2', 'delete a from `.', 'a').split('\n')[0]).toBe("'a")
  expect(run('.shop.a:1', '.shop.b:2', 'delete a from `.shop', '.shop.b')).toBe('2')
})
