import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const trips = 't:([]to:`b`a`b;day:1 2 2;km:30 10 20)'

test('xgroup lists the other columns per group of the named ones', () => {
  expect(run(trips, '`to xgroup t')).toBe('to| day km   \n--| ---------\na | ,2  ,10  \nb | 1 2 30 20')
})

test('xgroup takes several columns', () => {
  expect(run(trips, 'key `to`day xgroup t')).toBe('to day\n------\na  2  \nb  1  \nb  2  ')
})

test('xgroup signals the name of a column that is not there', () => {
  expect(run(trips, '`zip xgroup t').split('\n')[0]).toBe("'zip")
})

test('ungroup makes a row of each item of the lists', () => {
  expect(run('ungroup ([]a:`x`y;b:(1 2;enlist 3);c:("pq";enlist "r"))')).toBe('a b c\n-----\nx 1 p\nx 2 q\ny 3 r')
})

test('ungroup undoes xgroup but for the order of rows', () => {
  expect(run(trips, '(ungroup `to xgroup t)~`to xasc t')).toBe('1b')
})

test('lists of one row must have one count', () => {
  expect(run('ungroup ([]a:(1 2;3 4);b:(1 2;enlist 3))').split('\n')[0]).toBe("'length")
})

test('a row with empty lists is left out', () => {
  expect(run('ungroup ([]a:`x`y;b:(0#0;1 2))')).toBe('a b\n---\ny 1\ny 2')
})
