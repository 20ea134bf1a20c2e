import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const domain = 'pets:`cat`dog`cow'

test('items of the domain are enumerated, others are refused', () => {
  expect(compact(domain, '`pets$`cow`cat')).toBe('`pets$`cow`cat')
  expect(compact(domain, 'type `pets$`cow')).toBe('-20h')
  expect(compact(domain, '`pets$`cat`bird')).toContain("'cast")
  expect(compact('`nothing$`cat')).toContain("'nothing")
})

test('value and key give the items and the domain of an enumeration', () => {
  expect(compact(domain, 'value `pets$`cow`cat')).toBe('`cow`cat')
  expect(compact(domain, 'key `pets$`cow`cat')).toBe('`pets')
  expect(compact(domain, '"j"$`pets$`cow`cat')).toBe('2 0')
})

test('a change of the domain shows in its enumerations', () => {
  expect(compact(domain, 'e:`pets$`cow`cat', 'pets[0]:`lion', 'value e')).toBe('`cow`lion')
})

test('an exclamation mark enumerates indices', () => {
  expect(compact(domain, '`pets!2 0 1')).toBe('`pets$`cow`cat`dog')
})

test('a question mark adds to the domain and creates a missing one', () => {
  expect(compact(domain, '`pets?`emu`cat', 'pets')).toBe('`cat`dog`cow`emu')
  expect(compact('`fresh?`b`a`b', 'fresh')).toBe('`b`a')
  expect(compact('`fresh?0#`', 'fresh')).toBe('`symbol$()')
  expect(compact(domain, 'attr `pets?`g#`cat`dog')).toBe('`g')
})

test('a domain in a file grows there and becomes a variable', () => {
  expect(compact('`:db/sym?`a`b', '`:db/sym?`c`a', 'get `:db/sym')).toBe('`a`b`c')
  expect(compact('`:db/sym?`a`b', 'sym')).toBe('`a`b')
})

test('a domain keeps its type when it grows', () => {
  expect(compact(domain, '`pets?4')).toContain("'type")
  expect(compact('f:([id:`u`v]n:1 2)', '`f?`w')).toContain("'type")
})

test('items that replace enumerated ones are enumerated too', () => {
  expect(compact(domain, 'e:`pets$`cow`cat', 'e[0]:`dog', 'e')).toBe('`pets$`dog`cat')
  expect(compact(domain, 'e:`pets$`cow`cat', 'e[0]:`emu')).toContain("'cast")
  expect(compact(domain, 'x:`a`b', 'x[0]:`pets$`cow', 'x')).toBe('`cow`b')
})

test('a keyed table is the domain of foreign keys', () => {
  const table = 'f:([id:10 20 30]v:`a`b`c)'
  expect(compact(table, 'value `f$30 10')).toBe('30 10')
  expect(compact(table, '`f$40')).toContain("'cast")
})

test.each(['`pets!`cow', '`pets!(*;2;`px)', '`pets!(1;`b)', '`pets!{x}', '`pets!`a`b!1 2'])(
  'an enumeration of anything but indices is an error: %s',
  typed => {
    expect(compact(domain, typed)).toContain("'type")
  },
)
