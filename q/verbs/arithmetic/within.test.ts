import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('both bounds belong to the range', () => {
  expect(run('3 4 6 7 within 4 6')).toBe('0110b')
  expect(run('`kiwi within`fig`lime')).toBe('1b')
  expect(run('10:15 within 10:00 10:14')).toBe('0b')
})

test('there may be bounds for each item', () => {
  expect(run('3 4 within(4 1;6 9)')).toBe('01b')
})

test('lists are looked into', () => {
  expect(run('(1 5;9)within 4 9')).toBe('01b\n1b')
})

test('bounds are two', () => {
  expect(run('3 within 1 2 3')).toContain("'length")
})
