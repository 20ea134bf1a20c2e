import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const stock = 't:([]item:`cup`pan`cup`lid;n:5 2 7 4)'
const query = (text: string) =>
  run(stock, text)
    .split('\n')
    .map(line => line.trimEnd())

test('exec of one column is its list', () => {
  expect(query('exec n from t')).toEqual(['5 2 7 4'])
  expect(query('exec max n from t')).toEqual(['7'])
})

test('exec of several columns is a dictionary, whose lists may differ in count', () => {
  expect(query('exec distinct item,n from t')).toEqual(['item| `cup`pan`lid', 'n   | 5 2 7 4'])
})

test('exec of one named column is a dictionary', () => {
  expect(query('exec total:sum n from t')).toEqual(['total| 18'])
})

test('exec without columns is the last row', () => {
  expect(query('exec from t')).toEqual(['item| `lid', 'n   | 4'])
})

test('exec from a dictionary sees its entries', () => {
  expect(run('exec a+b from `a`b!1 2')).toBe('3')
})
