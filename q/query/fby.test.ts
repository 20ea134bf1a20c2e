import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run } from '../tests/console.ts'

test('fby gives every item the aggregate of its group', () => {
  expect(run('(max;3 9 4 1) fby `a`b`a`b')).toBe('4 9 4 9')
})

test('fby groups by the rows of a table', () => {
  expect(run('(sum;1 2 4 8) fby ([]a:0 0 1 1;b:`x`x`x`y)')).toBe('3 3 4 8')
})

test('a list per group is put back item by item', () => {
  expect(run('(sums;1 2 4 8) fby `a`b`a`b')).toBe('1 2 5 10')
  expect(run('({exec n<avg n from x};([]n:1 2 4 8)) fby 0 0 1 1')).toBe('1010b')
})

test('fby filters rows by a property of their group', () => {
  expect(run('exec n from ([]s:`a`b`a`b;n:1 2 3 0) where n=(max;n) fby s')).toBe('2 3')
})

test('counts of data and groups must be equal', () => {
  expect(run('(sum;1 2 3) fby `a`b').split('\n')[0]).toBe("'length")
})

test('the function is also called with no items, after the groups, and must return the same type for them', () => {
  expect(run('calls:()', '({calls,:enlist x;max x};3 9 4) fby `a`b`a', 'calls')).toBe('3 4\n,9\n`long$()')
  expect(run('({$[count x;max x;\'"empty"]};3 9) fby `a`b').split('\n')[0]).toBe("'empty")
  expect(run('({$[2>count x;0;avg x]};3 9 4) fby `a`b`a').split('\n')[0]).toBe("'type")
  expect(run('({$[2>count x;0f;avg x]};3 9 4) fby `a`b`a')).toBe('3.5 0 3.5')
})

test('fby agrees with looking at every pair of rows', () => {
  const random = createRandom(5)
  for (let round = 0; round < 20; round++) {
    const data = Array.from({ length: 12 }, () => Math.floor(random() * 100))
    const groups = data.map(() => Math.floor(random() * 4))
    const expected = groups.map(group => data.reduce((total, item, i) => total + (groups[i] === group ? item : 0), 0))
    expect(run(`(sum;${data.join(' ')}) fby ${groups.join(' ')}`)).toBe(expected.join(' '))
  }
})
