import { createSession } from '@tickwise/q/source'
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

test.each([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])(
  'the name of type %i is the one that the interpreter casts to',
  number => {
    const [name = ''] = /(?<=^an? )\w+(?= atom$)/.exec(describeType(`-${number}h`) ?? '') ?? []
    expect(createSession().run(`type\`${name}$()`).output.trim()).toBe(`${number}h`)
  },
)
