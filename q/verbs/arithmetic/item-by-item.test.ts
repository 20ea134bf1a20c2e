import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('an atom is paired with each item at every depth', () => {
  expect(run('(100+(1 2;(3;4 5)))~(101 102;(103;104 105))')).toBe('1b')
})

test('lists are paired item by item, their items likewise', () => {
  expect(run('(1;2 3)*(10 20;5)')).toBe('10 20\n10 15')
})

test('different counts are an error at any depth', () => {
  expect(run('1 2+1 2 3')).toContain("'length")
  expect(run('(1 2;3)+(1 2 3;4)')).toContain("'length")
})

test('an empty list stays empty', () => {
  expect(run('()+1')).toBe('()')
  expect(run('1-()')).toBe('()')
  expect(run('neg()')).toBe('()')
  expect(run('type 1+0#0i')).toBe('7h')
})

test('results of one type become a vector', () => {
  expect(run('type(1;2h)+(1;2)')).toBe('7h')
  expect(run('type neg(1b;2i)')).toBe('6h')
})

test('a dictionary is computed with by its values', () => {
  expect(run('10*`x`y!1 2')).toBe('x| 10\ny| 20')
  expect(run('(neg`x`y!(1;2 3))~`x`y!(-1;-2 -3)')).toBe('1b')
})

test('dictionaries are paired by key, and a key of one alone keeps its value', () => {
  expect(run('((`x`y!1 2)+`y`z!10 20)~`x`y`z!1 12 20')).toBe('1b')
  expect(run('(`x`y!1 2)*`y`x!10 20')).toBe('x| 20\ny| 20')
})

test('what is missing on the left of a subtraction is negated', () => {
  expect(run('((`x`y!1 2)-`y`z!10 20)~`x`y`z!1 -8 -20')).toBe('1b')
  expect(run('([s:`a`b]n:1 2)-([s:`b`c]n:10 20)')).toBe('s| n  \n-| ---\na| 1  \nb| -8 \nc| -20')
})

test('in comparisons a missing value is null', () => {
  expect(run('(`x`y!1 2)<`y`z!2 20')).toBe('x| 0\ny| 0\nz| 1')
})

test('a table is computed with by its columns', () => {
  expect(run('2*([]p:1 2;q:3 4)')).toBe('p q\n---\n2 6\n4 8')
  expect(run('([]p:1 2;q:3 4)-([]q:1 1;p:5 5)')).toBe('p  q\n----\n-4 2\n-3 3')
  expect(run('([]p:1 2;q:3 4)+`q`p!10 20')).toBe('p  q \n-----\n21 13\n22 14')
})

test('keyed tables are paired by key', () => {
  const sum = run('([s:`a`b]n:1 2)+([s:`b`c]n:10 20)')
  expect(sum).toBe('s| n \n-| --\na| 1 \nb| 12\nc| 20')
  expect(run('3+([s:`a`b]n:1 2)')).toBe('s| n\n-| -\na| 4\nb| 5')
})

test('functions are no numbers', () => {
  expect(run('1+(::)')).toContain("'type")
})
