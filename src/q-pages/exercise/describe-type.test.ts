import { expect, test } from 'vitest'
import { describeType } from './describe-type.ts'

test.each([
  ['-9h', 'a float atom'],
  ['9h', 'a float list'],
  ['-6h', 'an int atom'],
  ['0h', 'a general list'],
  ['10h', 'a string'],
  ['-10h', 'a char atom'],
  ['98h', 'a table'],
  ['99h', 'a dictionary or keyed table'],
  ['100h', 'a function'],
  ['104h', 'a function'],
])('the type number %s is %s', (printed, words) => {
  expect(describeType(printed)).toBe(words)
})

test.each(['3h', '9', '9h 9h', '-20h', '200h', '', '`9h', '12345h'])('%j is no type that has words', printed => {
  expect(describeType(printed)).toBeUndefined()
})
