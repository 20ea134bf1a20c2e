import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('ss finds the places of a text', () => {
  expect(run('"banana" ss "an"')).toBe('1 3')
  expect(run('"banana" ss "x"')).toBe('`long$()')
  expect(run('"banana" ss "a"')).toBe('1 3 5')
})

test('ss finds patterns, from left to right without overlap', () => {
  expect(run('"banana" ss "?n"')).toBe('1 3')
  expect(run('"aaaa" ss "aa"')).toBe('0 2')
  expect(run('"a1b22" ss "[0-9]"')).toBe('1 3 4')
})

test('ss takes neither asterisks nor empty patterns', () => {
  expect(run('"banana" ss "a*a"')).toContain("'length")
  expect(run('"banana" ss ""')).toContain("'length")
})

test('ssr replaces by a string', () => {
  expect(run('ssr["banana";"an";"um"]')).toBe('"bumuma"')
  expect(run('ssr["banana";"n";""]')).toBe('"baaa"')
  expect(run('ssr["a.b";".";"--"]')).toBe('"a--b"')
})

test('ssr replaces by what a function makes of the match', () => {
  expect(run('ssr["room 12, row 3";"[0-9]";{"<",x,">"}]')).toBe('"room <1><2>, row <3>"')
  expect(run('ssr["banana";"an";reverse]')).toBe('"bnanaa"')
})

test('what is searched must be a string', () => {
  expect(run('ssr["b";"b";"x"]')).toContain("'type")
  expect(run('`banana ss "an"')).toContain("'type")
})
