import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('a number takes so many items from the front or the end, starting over if there are fewer', () => {
  expect(compact('2#7 8 9')).toBe('7 8')
  expect(compact('-2#7 8 9')).toBe('8 9')
  expect(compact('5#`a`b')).toBe('`a`b`a`b`a')
  expect(compact('-5#`a`b')).toBe('`b`a`b`a`b')
  expect(compact('3#"z"')).toBe('"zzz"')
})

test('nothing taken keeps the type, and an empty list gives nulls', () => {
  expect(compact('0#1 2f')).toBe('`float$()')
  expect(compact('0#(1;`a)')).toBe('()')
  expect(compact('2#0#1')).toBe('0N 0N')
})

test('a list of numbers is the shape of the result', () => {
  expect(compact('2 3#til 4')).toBe('(0 1 2;3 0 1)')
  expect(compact('2 1 2#"abcd"')).toBe('(,"ab";,"cd")')
  expect(compact('(enlist 2)#5 6 7')).toBe('5 6')
})

test('a null in a shape stands for as many rows or columns as there are', () => {
  expect(compact('0N 2#til 5')).toBe('(0 1;2 3;,4)')
  expect(compact('2 0N#til 5')).toBe('(0 1;2 3 4)')
})

test('keys take entries of a dictionary, nulls for those it lacks', () => {
  expect(compact('`c`a#`a`b`c!1 2 3')).toBe('`c`a!3 1')
  expect(compact('`a`z#`a`b!1 2')).toBe('`a`z!1 0N')
  expect(compact('1#`a`b!1 2')).toBe('(,`a)!,1')
})

test('names take columns of a table, a number rows, a table of keys rows of a keyed table', () => {
  expect(compact('`b`a#([]a:1 2;b:3 4;c:5 6)')).toBe('+`b`a!(3 4;1 2)')
  expect(compact('-1#([]a:1 2;b:3 4)')).toBe('+`a`b!(,2;,4)')
  expect(compact('([]k:`c`a)#([k:`a`b`c]v:1 2 3)')).toBe('(+(,`k)!,`c`a)!+(,`v)!,3 1')
  expect(compact('`z`a#([]a:1 2)')).toContain("'z")
})
