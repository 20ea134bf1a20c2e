import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'

test('the middle item, or the mean of the two in the middle', () => {
  expect(run('med 9 1 4')).toBe('4f')
  expect(run('med 9 1 4 6')).toBe('5f')
  expect(run('med 0#0')).toBe('0n')
})

test('a null is the smallest item', () => {
  expect(run('med 0N 1 4')).toBe('1f')
  expect(run('med 0N 0N 4')).toBe('0n')
})

test('the median of a table is its middle row, or the mean of the two', () => {
  expect(run('med([]p:9 1 4;q:3 3 5)')).toBe('p| 4\nq| 5')
  expect(run('med([k:til 4]p:9 1 4 6;q:3 3 5 8)')).toBe('p| 5\nq| 6.5')
  expect(run('med 0#([]p:9 1)')).toBe('p| ')
})

test('the median of random numbers is the middle one of them sorted', () => {
  const random = createRandom(5)
  for (let count = 1; count < 30; count += 2) {
    const numbers = Array.from({ length: count }, () => Math.floor(random() * 10))
    const middle = numbers.toSorted((x, y) => x - y)[(count - 1) / 2]
    expect(run(`med(),${numbers.join(' ')}`)).toBe(`${middle}f`)
  }
})
