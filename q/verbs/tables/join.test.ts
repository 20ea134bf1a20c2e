import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('atoms and vectors of one type join to a vector, others to a general list', () => {
  expect(compact('1 2,3')).toBe('1 2 3')
  expect(compact('1 2,3f')).toBe('(1;2;3f)')
  expect(compact('(1;`a),2 3')).toBe('(1;`a;2;3)')
  expect(compact('(),"a"')).toBe(',"a"')
  expect(compact('(1 2;3 4),5')).toBe('(1 2;3 4;5)')
})

test('longs beyond 2^53 stay exact in a join with small ones', () => {
  expect(compact('1 2,9007199254740993')).toBe('1 2 9007199254740993')
})

test('dictionaries join with the values of the right one', () => {
  expect(compact('(`a`b!1 2),`b`c!30 40')).toBe('`a`b`c!1 30 40')
  expect(compact('(`a`b!1 2),`c`c!3 4')).toBe('`a`b`c!1 2 4')
})

test('tables join by the names of their columns', () => {
  expect(compact('([]a:1 2;b:`x`y),([]b:`z`w;a:3 4)')).toBe('+`a`b!(1 2 3 4;`x`y`z`w)')
  expect(compact('([]a:1 2),`a`b!3 4')).toContain("'mismatch")
  expect(compact('([]a:1 2;b:3 4),`a`b!5 6')).toBe('+`a`b!(1 2 5;3 4 6)')
  expect(compact('1,([]a:1 2)')).toContain("'type")
})

test('keyed tables join row by row', () => {
  expect(compact('([k:`a`b]v:1 2),([k:`b`c]v:20 30)')).toBe('(+(,`k)!,`a`b`c)!+(,`v)!,1 20 30')
})

test('a join keeps an attribute that still holds', () => {
  expect(compact('(`s#1 2),2 5')).toBe('`s#1 2 2 5')
  expect(compact('(`s#1 2),0')).toBe('1 2 0')
  expect(compact('(`u#1 2),2')).toBe('1 2 2')
  expect(compact('(`g#1 2),2')).toBe('`g#1 2 2')
  expect(compact('(`p#1 1 2),2')).toBe('1 1 2 2')
})

test('enumerated items join as symbols unless both are of one domain', () => {
  expect(compact('d:`a`b', '(`d$`a`b),`d$`b`a')).toBe('`d$`a`b`b`a')
  expect(compact('d:`a`b', '(`d$`a`b),`c')).toBe('`a`b`c')
  expect(compact('d:`a`b', 'type (`d$`a),`b')).toBe('0h')
})

test('a keyed table takes a row as a dictionary, but no other types', () => {
  const keyed = 'k:([s:`a`b]n:1 2)'
  expect(compact(keyed, 'k,`s`n!(`b;9)')).toBe('(+(,`s)!,`a`b)!+(,`n)!,1 9')
  expect(compact(keyed, 'k,([s:`b`c]n:1 2f)')).toContain("'type")
  expect(compact(keyed, 'k,([s:`b`c]m:1 2)')).toContain("'mismatch")
})

test('raze joins the items of a list, one level less deep', () => {
  expect(compact('raze (1 2;3;4 5)')).toBe('1 2 3 4 5')
  expect(compact('raze ("ab";"";"c")')).toBe('"abc"')
  expect(compact('raze (1 2;(3 4;5))')).toBe('(1;2;3 4;5)')
})

test('raze makes a list of an atom, joins values of a dictionary and tables', () => {
  expect(compact('raze 9')).toBe(',9')
  expect(compact('raze `a`b!(1 2;3 4)')).toBe('1 2 3 4')
  expect(compact('raze (([]a:1 2);([]a:3 4);([]a:5 6))')).toBe('+(,`a)!,1 2 3 4 5 6')
  expect(compact('raze ()')).toBe('()')
})

test('cross pairs every item with every other', () => {
  expect(compact('`a`b cross 1 2')).toBe('((`a;1);(`a;2);(`b;1);(`b;2))')
  expect(compact('(1 2;3 4) cross enlist 5 6')).toBe('(1 2 5 6;3 4 5 6)')
})

test('tables cross by rows, dictionaries by entries', () => {
  expect(compact('([]a:1 2) cross ([]b:`x`y)')).toBe('+`a`b!(1 1 2 2;`x`y`x`y)')
  expect(compact('(`a`b!1 2) cross (enlist `c)!enlist 3')).toBe('(`a`c;`b`c)!(1 3;2 3)')
})

test.each([
  ['1,2', '1 2'],
  ['1 2,3', '1 2 3'],
  ['1,2 3', '1 2 3'],
  ['(0#0),1', ',1'],
  ['1 2,0#0', '1 2'],
  ['(),1', ',1'],
  ['1 2,()', '1 2'],
  ['1 2,0#`', '1 2'],
  ['(0#`),1 2', '1 2'],
  ['1,`a', '1\n`a'],
  ['1 2,3i', '1\n2\n3i'],
  ['1 2,9007199254740993', '1 2 9007199254740993'],
  ['9007199254740993 5,0N 1', '9007199254740993 5 0N 1'],
  ['0N 0W -0W,9007199254740993', '0N 0W -0W 9007199254740993'],
  ['"ab","c"', '"abc"'],
  ['01b,1b', '011b'],
  ['0x01,0x02ff', '0x0102ff'],
  ['(1;`a),2', '1\n`a\n2'],
  [
    '("G"$"00000000-0000-0000-0000-000000000001"),0Ng',
    '00000000-0000-0000-0000-000000000001 00000000-0000-0000-0000-000000000000',
  ],
  ['(`a`b!1 2),`b`c!5 6', 'a| 1\nb| 5\nc| 6'],
  ['raze (1 2;3;4 5)', '1 2 3 4 5'],
  ['raze ("ab";"c";"")', '"abc"'],
  ['raze (1 2;9007199254740993 4;0N)', '1 2 9007199254740993 4 0N'],
  ['raze (1 2;`a)', '1\n2\n`a'],
  ['raze ()', '()'],
  ['raze 5', ',5'],
  ['raze (0#0;0#0)', '`long$()'],
  ['1 2 cross 3 4', '1 3\n1 4\n2 3\n2 4'],
  ['1 2 cross `a`b`c', '1 `a\n1 `b\n1 `c\n2 `a\n2 `b\n2 `c'],
])('%s joins', (input, output) => expect(run(input)).toBe(output))
