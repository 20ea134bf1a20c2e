import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('two lists of equal count make a dictionary, two tables a keyed table', () => {
  expect(compact('`a`b!1 2')).toBe('`a`b!1 2')
  expect(compact('([]k:1 2)!([]v:3 4)')).toBe('(+(,`k)!,1 2)!+(,`v)!,3 4')
  expect(compact('`a`b!1 2 3')).toContain("'length")
})

test('a number gives a table so many key columns, 0 none', () => {
  expect(compact('1!([]a:1 2;b:3 4)')).toBe('(+(,`a)!,1 2)!+(,`b)!,3 4')
  expect(compact('0!([a:1 2]b:3 4)')).toBe('+`a`b!(1 2;3 4)')
  expect(compact('2!([]a:1 2;b:3 4)')).toContain("'length")
  expect(compact('1!5')).toContain("'type")
})

test('a table given by name is changed', () => {
  expect(compact('t:([]a:1 2;b:3 4)', '1!`t')).toBe('`t')
  expect(compact('t:([]a:1 2;b:3 4)', '1!`t;keys t')).toBe(',`a')
})
