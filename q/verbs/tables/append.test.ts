import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('a vector that is appended to keeps its type', () => {
  expect(compact('v:1 2', 'v,:3', 'v')).toBe('1 2 3')
  expect(compact('v:1 2', 'v,:3f')).toContain("'type")
  expect(compact('v:1 2', 'v,:{x}')).toContain("'type")
  expect(compact('v:()', 'v,:`a', 'v')).toBe(',`a')
})

test('a general list takes what is as deep as its items as one item', () => {
  expect(compact('l:(1 2;"ab")', 'l,:5 6', 'l')).toBe('(1 2;"ab";5 6)')
  expect(compact('l:(1;`a)', 'l,:2 3', 'l')).toBe('(1;`a;2;3)')
})

test('a dictionary and a table take entries and rows that fit', () => {
  expect(compact('d:`a`b!1 2', 'd,:`b`c!5 6', 'd')).toBe('`a`b`c!1 5 6')
  expect(compact('d:`a`b!1 2', 'd,:(enlist `c)!enlist 1f')).toContain("'type")
  expect(compact('t:([]a:1 2;b:`x`y)', 't,:(3;`z)', 't')).toBe('+`a`b!(1 2 3;`x`y`z)')
})

test('an enumeration enumerates what is appended', () => {
  const lists = ['d:`a`b', 'e:`d$`a`a']
  expect(compact(...lists, 'e,:`b', 'e')).toBe('`d$`a`a`b')
  expect(compact(...lists, 'e,:`z')).toContain("'cast")
  expect(compact(...lists, 's:`q`r', 's,:e', 's')).toBe('`q`r`a`a')
})

test('appending an empty list leaves all but an atom as it is', () => {
  expect(compact('l:(1 2;3 4)', 'l,:()', 'l')).toBe('(1 2;3 4)')
  expect(compact('a:1', 'a,:()', 'a')).toBe(',1')
  expect(compact('t:([]a:1 2)', 't,:()', 't')).toBe('+(,`a)!,1 2')
  expect(compact('k:([a:1 2]b:3 4)', 'k,:()', 'k')).toBe('(+(,`a)!,1 2)!+(,`b)!,3 4')
  expect(compact('d:`a`b!1 2', 'd,:()', 'd')).toBe('`a`b!1 2')
})
