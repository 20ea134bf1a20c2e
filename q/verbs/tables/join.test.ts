import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('atoms and vectors of one type join to a vector, others to a general list', () => {
  expect(compact('1 2,3')).toBe('1 2 3')
  expect(compact('1 2,3f')).toBe('(1;2;3f)')
  expect(compact('(1;`a),2 3')).toBe('(1;`a;2;3)')
  expect(compact('(),"a"')).toBe(',"a"')
  expect(compact('(1 2;3 4),5')).toBe('(1 2;3 4;5)')
})

test('longs beyond 2^53 survive a join with small ones', () => {
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

test('a sorted list stays marked as sorted while what is joined fits', () => {
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
