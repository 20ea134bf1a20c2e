import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('cols names all columns, keys first', () => {
  expect(compact('cols ([k:1 2]v:3 4)')).toBe('`k`v')
  expect(compact('t:([]a:1 2)', 'cols `t')).toBe(',`a')
  expect(compact('cols 5')).toContain("'type")
})

test('xcol renames the first columns or those of a dictionary', () => {
  expect(compact('`x xcol ([]a:1 2;b:3 4)')).toBe('+`x`b!(1 2;3 4)')
  expect(compact('(`b`a!`p`q) xcol ([]a:1 2;b:3 4)')).toBe('+`q`p!(1 2;3 4)')
  expect(compact('`x`y`z xcol ([]a:1 2;b:3 4)')).toContain("'length")
  expect(compact('((enlist `zz)!enlist `x) xcol ([]a:1 2)')).toContain("'length")
})

test('xcols moves columns to the front', () => {
  expect(compact('`c`b xcols ([]a:1 2;b:3 4;c:5 6)')).toBe('+`c`b`a!(5 6;3 4;1 2)')
})
