import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('a number takes items from the front or the end, repeating a shorter list', () => {
  expect(compact('2#7 8 9')).toBe('7 8')
  expect(compact('-2#7 8 9')).toBe('8 9')
  expect(compact('5#`a`b')).toBe('`a`b`a`b`a')
  expect(compact('-5#`a`b')).toBe('`b`a`b`a`b')
  expect(compact('3#"z"')).toBe('"zzz"')
})

test('0# keeps the type, and an empty list gives nulls', () => {
  expect(compact('0#1 2f')).toBe('`float$()')
  expect(compact('0#(1;`a)')).toBe('()')
  expect(compact('2#0#1')).toBe('0N 0N')
})

test('a list of numbers is the shape of the result', () => {
  expect(compact('2 3#til 4')).toBe('(0 1 2;3 0 1)')
  expect(compact('2 1 2#"abcd"')).toBe('(,"ab";,"cd")')
  expect(compact('(enlist 2)#5 6 7')).toBe('5 6')
})

test('a null in a shape is computed from the count of the list', () => {
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

test.each([
  ['0#1 2 3', '`long$()'],
  ['1#1 2 3', ',1'],
  ['3#1 2 3', '1 2 3'],
  ['4#1 2 3', '1 2 3 1'],
  ['7#1 2 3', '1 2 3 1 2 3 1'],
  ['-1#1 2 3', ',3'],
  ['-3#1 2 3', '1 2 3'],
  ['-4#1 2 3', '3 1 2 3'],
  ['-7#1 2 3', '3 1 2 3 1 2 3'],
  ['3#0#0', '0N 0N 0N'],
  ['-2#0#`', '``'],
  ['0#`', '`symbol$()'],
  ['2#"abc"', '"ab"'],
  ['-2#`a`b`c', '`b`c'],
  ['3#5', '5 5 5'],
  ['-2#(1;`a;"x")', '`a\n"x"'],
  ['3#enlist 9007199254740993', '9007199254740993 9007199254740993 9007199254740993'],
  ['2 3#til 6', '0 1 2\n3 4 5'],
  ['2 3#til 4', '0 1 2\n3 0 1'],
  ['2 2 2#til 8', '0 1 2 3\n4 5 6 7'],
  ['raze raze 2 2 2#til 8', '0 1 2 3 4 5 6 7'],
  ['raze raze 2 3 2#til 5', '0 1 2 3 4 0 1 2 3 4 0 1'],
  ['0N 3#til 7', '0 1 2\n3 4 5\n,6'],
  ['0N 3#til 6', '0 1 2\n3 4 5'],
  ['3 0N#til 7', '0 1\n2 3\n4 5 6'],
  ['2 0N#til 6', '0 1 2\n3 4 5'],
  ['2#`a`b`c!1 2 3', 'a| 1\nb| 2'],
  ['-2#`a`b`c!1 2 3', 'b| 2\nc| 3'],
  ['`c`a`z#`a`b`c!1 2 3', 'c| 3\na| 1\nz| '],
  ['-1#([]a:1 2;b:3 4)', 'a b\n---\n2 4'],
])('%s takes', (input, output) => expect(run(input)).toBe(output))

test('a number drops items at the front or the end', () => {
  expect(compact('2_"hello"')).toBe('"llo"')
  expect(compact('-2_"hello"')).toBe('"hel"')
  expect(compact('9_1 2')).toBe('`long$()')
  expect(compact('1_([]a:1 2 3)')).toBe('+(,`a)!,2 3')
  expect(compact('1_`a`b!5 6')).toBe('(,`b)!,6')
})

test('an index on the right drops the item at it', () => {
  expect(compact('`a`b`c _ 1')).toBe('`a`c')
  expect(compact('1 2 3 _ 8')).toBe('1 2 3')
  expect(compact('([]a:1 2 3)_0')).toBe('+(,`a)!,2 3')
})

test('keys drop entries on either side, a list of them only on the left', () => {
  expect(compact('`a`c _ `a`b`c!1 2 3')).toBe('(,`b)!,2')
  expect(compact('(7 8!`x`y)_7')).toBe('(,8)!,`y')
  expect(compact('(enlist 8)_7 8!`x`y')).toBe('(,7)!,`x')
  expect(compact('(`a`b!1 2)_`a`b')).toContain("'type")
})

test('names drop columns if they are a list', () => {
  expect(compact('`a`c _ ([]a:1 2;b:3 4;c:5 6)')).toBe('+(,`b)!,3 4')
  expect(compact('`a _ ([]a:1 2;b:3 4)')).toContain("'type")
  expect(compact('([]a:1 2;b:3 4)_`a')).toContain("'type")
})

test('rows of a keyed table are dropped by their keys', () => {
  expect(compact('([]k:`a`c)_([k:`a`b`c]v:1 2 3)')).toBe('(+(,`k)!,,`b)!+(,`v)!,,2')
})

test.each([
  ['0_1 2 3', '1 2 3'],
  ['1_1 2 3', '2 3'],
  ['2_1 2 3', ',3'],
  ['3_1 2 3', '`long$()'],
  ['4_1 2 3', '`long$()'],
  ['-1_1 2 3', '1 2'],
  ['-3_1 2 3', '`long$()'],
  ['-4_1 2 3', '`long$()'],
  ['1 2 3_0', '2 3'],
  ['1 2 3_1', '1 3'],
  ['1 2 3_2', '1 2'],
  ['1_`a`b!1 2', 'b| 2'],
  ['`a`z _`a`b`c!1 2 3', 'b| 2\nc| 3'],
])('%s drops', (input, output) => expect(run(input)).toBe(output))
