import { expect, test } from 'vitest'
import { measureEditDistance } from './measure-edit-distance.ts'

test.each([
  ['joins', 'joins', 0],
  ['joins', 'join', 1],
  ['join', 'joins', 1],
  ['joins', 'coins', 1],
  ['jions', 'joins', 1],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i edits apart', (a, b, distance) => {
  expect(measureEditDistance(a, b)).toBe(distance)
})
