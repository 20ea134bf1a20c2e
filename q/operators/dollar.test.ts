import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a long pads or cuts strings, a negative one on the left', () => {
  expect(run('5$"abc"')).toBe('"abc  "')
  expect(run('-5$"abc"')).toBe('"  abc"')
  expect(run('2$"abc"')).toBe('"ab"')
  expect(run('-2$"abc"')).toBe('"bc"')
})

test('a long pads the strings in lists and dictionaries', () => {
  expect(run('3$("a";("bc";"d"))')).toBe('"a  "\n("bc ";"d  ")')
  expect(run('-3$`x`y!("ab";"c")')).toBe('x| " ab"\ny| "  c"')
})

test('a list of longs pads each string to its own width', () => {
  expect(run('3 5$("ab";"cd")')).toBe('"ab "\n"cd   "')
})

test('a number after a long and a null before a string signal type', () => {
  expect(run('0N$"12"')).toContain("'type")
  expect(run('3$4')).toContain("'type")
})

test('floats multiply as vectors and matrices', () => {
  expect(run('1 2 3f$4 5 6f')).toBe('32f')
  expect(run('(1 2f;3 4f)$(1 0f;0 1f)')).toBe('1 2\n3 4')
})

test('the name of a list enumerates symbols, and signals cast for others', () => {
  expect(run('sizes:`s`m`l', '`sizes$`m`s')).toBe('`sizes$`m`s')
  expect(run('sizes:`s`m`l', '"j"$`sizes$`m`s')).toBe('1 0')
  expect(run('sizes:`s`m`l', '`sizes$`xl')).toContain("'cast")
})

test('an unknown type letter or number signals type', () => {
  expect(run('"q"$1')).toContain("'type")
  expect(run('30h$1')).toContain("'type")
})

test('\\W sets the day on which the weeks of `week$ start', () => {
  expect(run('`week$2024.01.03 2024.01.07 0Nd')).toBe('2024.01.01 2024.01.01 0Nd')
  expect(run('\\W 1', '`week$2024.01.03 2024.01.07 0Nd')).toBe('2023.12.31 2024.01.07 0Nd')
  expect(run('\\W 0', '`week$2024.01.05D10')).toBe('2023.12.30')
})
