import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'

describe('indexed assignment', () => {
  test.each([
    ['one item', 'x:1 2 3', 'x[1]:9', 'x', '1 9 3'],
    ['several items', 'x:1 2 3', 'x[0 2]:7 8', 'x', '7 2 8'],
    ['several items to the same value', 'x:1 2 3', 'x[0 2]:0', 'x', '0 2 0'],
    ['through an operator', 'x:1 2 3', 'x[1]*:5', 'x', '1 10 3'],
    ['an index given twice', 'x:1 2 3', 'x[0 0]+:1', 'x', '3 2 3'],
    ['longs beside one past 2^53', 'x:9007199254740993 1 2', 'x[0 1]:5 0N', 'x', '5 0N 2'],
    ['a long to one past 2^53', 'x:1 0N 0W', 'x[0]:9007199254740993', 'x', '9007199254740993 0N 0W'],
    ['a timespan beside one past 104 days', 'x:200D 1D+0D00:00:00.000000001', 'x[0]:0Nn', '1#x', ',0Nn'],
    ['an item of a matrix', 'x:2 2#0', 'x[1;0]:4', 'x', '0 0\n4 0'],
    ['a column of a matrix', 'x:2 2#0', 'x[;1]:4', 'x', '0 4\n0 4'],
    ['a key', 'x:`a`b!1 2', 'x[`b]:5', 'x', 'a| 1\nb| 5'],
    ['a new key', 'x:`a`b!1 2', 'x[`c]:3', 'x', 'a| 1\nb| 2\nc| 3'],
    ['a column of a table', 'x:([]a:1 2)', 'x[`a]:5 6', 'x', 'a\n-\n5\n6'],
    ['a cell of a table', 'x:([]a:1 2)', 'x[1;`a]:7', 'x', 'a\n-\n1\n7'],
    ['a row of a keyed table', 'x:([k:`u`v]n:1 2)', 'x[`v]:enlist[`n]!enlist 8', 'x', 'k| n\n-| -\nu| 1\nv| 8'],
  ])('changes %s', (_, start, change, read, expected) => {
    expect(trimLines(run(start, change, read))).toBe(expected)
  })

  test('an item of another type than the vector signals type', () => {
    expect(run('x:1 2 3', 'x[0]:`a')).toMatch(/^'type/)
  })

  test('an index past the end signals length', () => {
    expect(run('x:1 2 3', 'x[3]:1')).toMatch(/^'length/)
  })

  test('a mixed list becomes a vector once its items have one type', () => {
    expect(run('x:(1;`a)', 'x[1]:2', 'x')).toBe('1 2')
  })
})

describe('@ and . with a function', () => {
  test.each([
    ['@[1 2 3;1;neg]', '1 -2 3'],
    ['@[1 2 3;0 2;+;10 20]', '11 2 23'],
    ['@[1 2 3;1;:;7]', '1 7 3'],
    ['@[`a`b!1 2;`b;100+]', 'a| 1\nb| 102'],
    ['.[(1 2;3 4);1 0;neg]', '1  2\n-3 4'],
    ['.[(1 2;3 4);(::;1);:;0]', '1 0\n3 0'],
    ['.[1 2;();,;3]', '1 2 3'],
  ])('%s', (input, expected) => expect(trimLines(run(input))).toBe(expected))

  test('a name changes the variable and is the result', () => {
    expect(run('x:1 2', '@[`x;0;:;5]')).toBe('`x')
    expect(run('x:1 2', '@[`x;0;:;5]', 'x')).toBe('5 2')
  })

  test('@ on a value leaves the value unchanged', () => {
    expect(run('x:1 2', 'y:@[x;0;:;5]', 'x')).toBe('1 2')
  })
})

describe('a new key', () => {
  test('signals type for a value of another type than the others', () => {
    expect(run('x:`a`b!1 2', 'x[`c]:`s')).toMatch(/^'type/)
    expect(trimLines(run('x:`a`b!(1;"s")', 'x[`c]:`s', 'x`c'))).toBe('`s')
    expect(trimLines(run('x:()!()', 'x[`a]:1', 'x'))).toBe('a| 1')
  })

  test('adds a row to a keyed table', () => {
    const start = ['x:([k:`u`v]n:1 2;m:3 4)', 'x[`w]:5 6', 'x[`y;`m]:7', 'x']
    expect(trimLines(run(...start))).toBe('k| n m\n-| ---\nu| 1 3\nv| 2 4\nw| 5 6\ny|   7')
  })
})

test('only the attribute g survives an amend', () => {
  for (const [attribute, kept] of ['s', 'u', 'p'].map(each => [each, '`']).concat([['g', '`g']]))
    expect(run(`x:\`${attribute}#1 2 3`, 'x[0]:2', 'attr x')).toBe(kept)
  expect(run('x:`g#1 2 3', 'x[0]:9', 'x?9 1 3')).toBe('0 3 2')
})

const trimLines = (text: string) => text.replace(/ +$/gm, '')
