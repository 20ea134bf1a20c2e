import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('attributes that hold are set', () => {
  expect(compact('`s#1 2 2')).toBe('`s#1 2 2')
  expect(compact('`u#`a`b')).toBe('`u#`a`b')
  expect(compact('`p#3 3 1')).toBe('`p#3 3 1')
  expect(compact('`g#1 2 1')).toBe('`g#1 2 1')
})

test('attributes that do not hold are refused', () => {
  expect(compact('`s#2 1')).toContain("'s-fail")
  expect(compact('`s#`b`a')).toContain("'s-fail")
  expect(compact('`u#1 1')).toContain("'u-fail")
  expect(compact('`p#1 2 1')).toContain("'u-fail")
  expect(compact('`p#(1 2;"a")')).toContain("'type")
  expect(compact('`q#1 2')).toContain("'type")
})

test('attr names the attribute, an empty symbol removes it', () => {
  expect(compact('attr each (`s#1 2;`g#1 1;1 2;"a")')).toBe('`s`g``')
  expect(compact('`#`s#1 2')).toBe('1 2')
})

test('a sorted dictionary finds the value of the key below', () => {
  expect(compact('(`s#0 10 20!`low`mid`high) 5 10 99 -1')).toBe('`low`mid`high`')
  expect(compact('attr `s#`a`b!1 2')).toBe('`s')
  expect(compact('`s#`b`a!1 2')).toContain("'s-fail")
})

test('a sorted table is parted by its first column', () => {
  expect(compact('exec a from meta `s#([]a:1 2;b:9 3)')).toBe('`p`')
  expect(compact('`s#([]a:1 1;b:2 1)')).toContain("'s-fail")
})

test('a list that is already sorted is itself marked or unmarked', () => {
  expect(compact('a:1 2 3', '`s#a', 'a')).toBe('`s#1 2 3')
  expect(compact('a:1 2 3', 'asc a', 'attr a')).toBe('`s')
  expect(compact('a:`s#1 2 3', '`#a', 'a')).toBe('1 2 3')
  expect(compact('a:2 1', 'asc a', 'a')).toBe('2 1')
  expect(compact('a:`u#1 2', '`s#a', 'a')).toBe('`u#1 2')
  expect(compact('k:([id:1 2]v:3 4)', '`s#k', 'attr each (k;key k)')).toBe('``s')
})

test('general lists can be sorted or unique', () => {
  expect(compact('attr each(`s#(1 2;1 3);`u#(1;"a");asc(2;"a";`b);1_asc(2;"a";`b))')).toBe('`s`u`s`')
  expect(compact('attr`#asc(3 4;1 2)')).toBe('`')
  expect(compact('(asc(`b`c;`a`d))!1 2')).toBe('(`s#(`a`d;`b`c))!1 2')
})

test('a unique list stays unique while items are new, and a repeated one takes the attribute away', () => {
  const define = 'a:`u#til 40;i:40;do[60;a,:i;i+:1]'
  expect(compact(define, '(attr a;count a)')).toBe('(`u;100)')
  expect(compact(define, 'b:a,200;c:a,30;a,:300 301', 'attr each(a;b;c;a,201;a,5 400;a,301)')).toBe('`u`u``u``')
  expect(compact(define, 'b:a,200 7;a,:201', '(attr b;attr a;attr a,202;attr a,201)')).toBe('``u`u`')
})
