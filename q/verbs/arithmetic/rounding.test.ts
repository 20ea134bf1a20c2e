import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('floats are rounded to longs, down or up', () => {
  expect(run('floor 2.7 -2.2')).toBe('2 -3')
  expect(run('ceiling 2.2 -2.7')).toBe('3 -2')
  expect(run('type floor 2.5e')).toBe('-7h')
})

test('integers stay what they are', () => {
  expect(run('floor 5h')).toBe('5h')
  expect(run('ceiling 0b')).toBe('0i')
})

test('null stays null, and what no long can hold becomes infinite', () => {
  expect(run('floor 0n 1e30 -0w')).toBe('0N 0W -0W')
  expect(run('floor 18014398509481984.')).toBe('18014398509481984')
})

test('the floor of text is in small letters', () => {
  expect(run('floor"Kiwi"')).toBe('"kiwi"')
  expect(run('floor`Fig`LIME')).toBe('`fig`lime')
})

test('times are not rounded', () => {
  expect(run('floor 2024.01.01')).toContain("'type")
  expect(run('ceiling 10:30')).toContain("'type")
})
