import { describe, expect, test } from 'vitest'
import { listResultTypes, typeLetters } from './result-types.ts'
import { run } from './tests/console.ts'

test('there is a letter for each simple type, in the order of their numbers', () => {
  expect(typeLetters).toBe('bgxhijefcspmdznuvt')
  expect(run(samples, 'lower .Q.ty each samples')).toBe(`"${typeLetters}"`)
})

test('for one argument there is a letter for each type, and a dot for an error', () => {
  expect(listResultTypes('neg', 1)).toEqual(['i.ihijefi.pmdznuvt'])
})

test('for two arguments there is a row for each type on the left, with a letter for each type on the right', () => {
  const rows = listResultTypes('+', 2) ?? []
  expect(rows.map(row => row.length)).toEqual(Array(18).fill(18))
  expect(findRow(rows, 'j')).toBe('j.jjjjef..pmdznuvt')
  expect(findRow(rows, 's')).toBe('..................')
})

test('a list has the letter of its items', () => {
  expect(listResultTypes('string', 1)).toEqual(['c'.repeat(18)])
})

test('a star stands for a list of items of several types', () => {
  expect(findRow(listResultTypes(',', 2) ?? [], 'g')).toBe('*g****************')
})

test.each(['nosuch', 'select', '.z.p', ''])('%j is no verb and has no table', name => {
  expect(listResultTypes(name, 1)).toBeUndefined()
})

test('a verb has no table for a number of arguments that it does not take', () => {
  expect([listResultTypes('+', 1), listResultTypes('neg', 2)]).toEqual([undefined, undefined])
})

describe('a session computes the types of the tables', () => {
  test.each(['neg', 'abs', 'not', 'sqrt', 'string', 'til', 'first', 'floor', 'null'])('of %s x', name => {
    const row = `raze{@[{lower .Q.ty ${name} x};x;"."]}each samples`
    expect(listResultTypes(name, 1)).toEqual([run(samples, `-1 ${row};`)])
  })

  test.each(['+', '-', '%', '=', '&', 'div', 'xbar'])('of x %s y', name => {
    const row = `{raze{.[{lower .Q.ty x ${name} y};(x;y);"."]}[x]each samples}each samples`
    expect(listResultTypes(name, 2)).toEqual(run(samples, `-1 ${row};`).split('\n'))
  })
})

/** The atoms of which the tables are made: one of each type, 1 or what stands for it. */
const samples =
  'samples:(1b;0x0 sv 16#0x01;0x01;1h;1i;1;1e;1f;"a";`a;1+2000.01.01D0;2000.02m;2000.01.02;2000.01.02T0;1+0D;00:01;00:00:01;00:00:00.001)'

const findRow = (rows: readonly string[], letter: string) => rows[typeLetters.indexOf(letter)]
