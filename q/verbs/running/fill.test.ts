import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

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

test.each([
  ['0^0N 1 0N 2 0N', '0 1 0 2 0'],
  ['9^0N', '9'],
  ['9^1', '1'],
  ['9i^0N 1 0Ni', '9 1 9i'],
  ['9h^0N 1 0Nh', '9 1 9h'],
  ['9f^0n 1 0n', '9 1 9f'],
  ['9e^0n 1 0Ne', '9 1 9e'],
  ['0.5^0N 1', '0.5 1'],
  ['`z^`a``b`', '`a`z`b`z'],
  ['"-"^"a b "', '"a-b-"'],
  ['1 2 3^0N 5 0N', '1 5 3'],
  ['1 2 3^0N', '1 2 3'],
  ['1 2 3^7', '7 7 7'],
  ['0N^0N 1', '0N 1'],
  ['0^9007199254740993 0N 1', '9007199254740993 0 1'],
  ['9007199254740993^0N 1', '9007199254740993 1'],
  ['2024.01.01^0N 2024.05.05 0Nd', '2024.01.01 2024.05.05 2024.01.01'],
  ['09:00^0Nu', '09:00'],
  ['2024.01.01D00^0Np,2024.05.05D01', '2024.01.01D00:00:00.000000000 2024.05.05D01:00:00.000000000'],
  ['0D01^0N 0Nn', '0D01:00:00.000000000 0D01:00:00.000000000'],
  ['1b^01b', '01b'],
  ['0x09^0x0001', '0x0001'],
  ['0^0W -0W 0N', '0W -0W 0'],
  ['(`a`b!1 2)^`b`c!0N 3', 'a| 1\nb| 2\nc| 3'],
])('%s fills', (input, output) => expect(run(input)).toBe(output))
