import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('a caret replaces nulls by an atom or item by item', () => {
  expect(compact('9^1 0N 3')).toBe('1 9 3')
  expect(compact('1 2 3^0N 5 0N')).toBe('1 5 3')
  expect(compact('`none^`a``b')).toBe('`a`none`b')
  expect(compact('(1;2 3)^(0N;0N 4)')).toBe('(1;2 4)')
})

test('the wider type wins', () => {
  expect(compact('1^0n 2.5')).toBe('1 2.5')
  expect(compact('0.5^0N 2')).toBe('0.5 2')
  expect(compact('`a^1 2')).toContain("'type")
})

test('dictionaries are filled key by key, those that one lacks come from the other', () => {
  expect(compact('(`a`b!1 2)^`b`c!0N 3')).toBe('`a`b`c!1 2 3')
})

test('keyed tables are merged, but nulls change nothing', () => {
  expect(compact('([k:`a`b]v:1 2;w:3 4)^([k:`b`c]v:0N 9;w:40 0N)')).toBe('(+(,`k)!,`a`b`c)!+`v`w!(1 2 9;3 40 0N)')
})

test('fills repeats the last item that is not null', () => {
  expect(compact('fills 0N 4 0N 0N 5')).toBe('0N 4 4 4 5')
  expect(compact('fills `a``b`')).toBe('`a`a`b`b')
  expect(compact('fills ([]a:1 0N;b:`x`)')).toBe('+`a`b!(1 1;`x`x)')
})

test('booleans, which have no null, come from the right side of a merge unless the key is missing there', () => {
  expect(compact('([k:`a`b]v:10b)^([k:`b`c]v:01b)')).toBe('(+(,`k)!,`a`b`c)!+(,`v)!,101b')
})

test('a null is told by the type it had before the filler widened it', () => {
  expect(compact('"x"^0N 98')).toBe('"xb"')
  expect(compact('"x"^0n')).toBe('"x"')
  expect(compact('2001.02.03^"b "')).toBe('2000.04.08 2001.02.03')
})
