import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run } from '../tests/console.ts'

test('fby gives every item the aggregate of its group', () => {
  expect(run('(max;3 9 4 1) fby `a`b`a`b')).toBe('4 9 4 9')
})

test('fby groups by the rows of a table', () => {
  expect(run('(sum;1 2 4 8) fby ([]a:0 0 1 1;b:`x`x`x`y)')).toBe('3 3 4 8')
})

test('fby gives each item of a group its own item of a list result', () => {
  expect(run('(sums;1 2 4 8) fby `a`b`a`b')).toBe('1 2 5 10')
  expect(run('({exec n<avg n from x};([]n:1 2 4 8)) fby 0 0 1 1')).toBe('1010b')
})

test('fby filters rows by a property of their group', () => {
  expect(run('exec n from ([]s:`a`b`a`b;n:1 2 3 0) where n=(max;n) fby s')).toBe('2 3')
})

test('fby signals length if data and groups differ in count', () => {
  expect(run('(sum;1 2 3) fby `a`b').split('\n')[0]).toBe("'length")
})

test('fby also calls the function with no items, after the groups, and needs the same type from it', () => {
  expect(run('calls:()', '({calls,:enlist x;max x};3 9 4) fby `a`b`a', 'calls')).toBe('3 4\n,9\n`long$()')
  expect(run('({$[count x;max x;\'"empty"]};3 9) fby `a`b').split('\n')[0]).toBe("'empty")
  expect(run('({$[2>count x;0;avg x]};3 9 4) fby `a`b`a').split('\n')[0]).toBe("'type")
  expect(run('({$[2>count x;0f;avg x]};3 9 4) fby `a`b`a')).toBe('3.5 0 3.5')
})

test('fby agrees with a sum over all pairs of items', () => {
  const random = createRandom(5)
  for (let round = 0; round < 20; round++) {
    const data = Array.from({ length: 12 }, () => Math.floor(random() * 100))
    const groups = data.map(() => Math.floor(random() * 4))
    const expected = groups.map(group => data.reduce((total, item, i) => total + (groups[i] === group ? item : 0), 0))
    expect(run(`(sum;${data.join(' ')}) fby ${groups.join(' ')}`)).toBe(expected.join(' '))
  }
})

const trips = 't:([]to:`b`a`b;day:1 2 2;km:30 10 20)'

test('xgroup lists the other columns per group of the named ones', () => {
  expect(run(trips, '`to xgroup t')).toBe('to| day km   \n--| ---------\na | ,2  ,10  \nb | 1 2 30 20')
})

test('xgroup groups by several columns', () => {
  expect(run(trips, 'key `to`day xgroup t')).toBe('to day\n------\na  2  \nb  1  \nb  2  ')
})

test('xgroup signals the name of a missing column', () => {
  expect(run(trips, '`zip xgroup t').split('\n')[0]).toBe("'zip")
})

test('ungroup makes a row of each item of the lists', () => {
  expect(run('ungroup ([]a:`x`y;b:(1 2;enlist 3);c:("pq";enlist "r"))')).toBe('a b c\n-----\nx 1 p\nx 2 q\ny 3 r')
})

test('ungroup undoes xgroup except for the order of rows', () => {
  expect(run(trips, '(ungroup `to xgroup t)~`to xasc t')).toBe('1b')
})

test('ungroup signals length if the lists of a row differ in count', () => {
  expect(run('ungroup ([]a:(1 2;3 4);b:(1 2;enlist 3))').split('\n')[0]).toBe("'length")
})

test('ungroup drops a row with empty lists', () => {
  expect(run('ungroup ([]a:`x`y;b:(0#0;1 2))')).toBe('a b\n---\ny 1\ny 2')
})
