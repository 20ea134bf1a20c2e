import { expect, test } from 'vitest'
import {
  boolean,
  booleans,
  chars,
  emptyList,
  emptyVector,
  float,
  floats,
  list,
  long,
  longs,
  short,
  symbol,
  symbols,
} from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Lambda, Table, type Value, Vector } from '../values/value.ts'
import { consoleText } from './console-text.ts'

const settings = { rows: 25, columns: 80, precision: 7 }
const shown = (value: Value, changes = {}) => consoleText(value, { ...settings, ...changes })

test('a list of longs of different lengths shows each item in its own form', () => {
  expect(shown(list([longs([7, 8]), longs([9]), emptyList]))).toBe('7 8\n,9\n()\n')
})

test('the columns of a matrix are aligned and its nulls are blank', () => {
  expect(shown(list([longs([1, Number.NaN]), longs([100, 20])]))).toBe('1     \n100 20\n')
})

test('rows of a matrix that are matrices are aligned among themselves first', () => {
  const nested = list([list([longs([1, 2]), longs([3, 4])]), list([longs([5, 6]), longs([70, 80])])])
  expect(shown(nested)).toBe('1 2   3 4  \n5  6  70 80\n')
})

test('symbols in a row of symbols have no backtick, in a mixed row they do', () => {
  expect(shown(list([symbols(['ab', 'c']), list([symbol('d'), float(2)])]))).toBe('ab c \n`d 2f\n')
})

test('strings and booleans are not spread over columns', () => {
  expect(shown(list([chars('ab'), chars('c"')]))).toBe('"ab"\n"c\\""\n')
  expect(shown(list([booleans([1, 0]), booleans([0, 1])]))).toBe('10b\n01b\n')
})

test('a string beside other lists of its length is spread over the columns', () => {
  expect(shown(list([longs([10, 2]), chars('ab')]))).toBe('10 2\na  b\n')
})

test('a dictionary has its keys before a bar', () => {
  expect(shown(new Dictionary(symbols(['a', 'bcd']), longs([1, Number.NaN])))).toBe('a  | 1\nbcd| \n')
  expect(shown(new Dictionary(symbols(['a', 'b']), list([symbol('x'), boolean(true)])))).toBe('a| `x\nb| 1b\n')
})

test('a value that is too long leaves the others of a dictionary as they are', () => {
  const values = list([longs(Array.from({ length: 50 }, (_, i) => i)), symbol('x')])
  expect(shown(new Dictionary(symbols(['a', 'b']), values)).split('\n')[1]).toBe('b| `x')
})

test('a dictionary of an atom is one line', () => {
  expect(shown(new Dictionary(symbols(['a']), symbol('t')))).toBe('(,`a)!`t\n')
})

test('a table has a header, dashes and its columns', () => {
  const table = new Table(['name', 'n'], [symbols(['tea', 'coffee']), floats([1, 2.25])])
  expect(shown(table)).toBe('name   n   \n-----------\ntea    1   \ncoffee 2.25\n')
  expect(shown(new Table(['a', 'b'], [emptyList, emptyVector(Type.long)]))).toBe('a b\n---\n')
})

test('a column that is a table shows a row of it in each row', () => {
  const inner = new Table(['a', 'b'], [longs([3, 4]), symbols(['x', 'y'])])
  const table = new Table(['k', 'v'], [longs([1, 2]), inner])
  expect(shown(table)).toBe('k v          \n-------------\n1 `a`b!(3;`x)\n2 `a`b!(4;`y)\n')
})

test('a keyed table has a bar between keys and values', () => {
  const keyed = new Dictionary(new Table(['k'], [longs([10, 2])]), new Table(['v'], [longs([1, 200])]))
  expect(shown(keyed)).toBe('k | v  \n--| ---\n10| 1  \n2 | 200\n')
})

test('a table as values of plain keys has an empty header over the keys', () => {
  const half = new Dictionary(symbols(['x', 'y']), new Table(['v'], [longs([1, 2])]))
  expect(shown(half)).toBe(' | v\n-| -\nx| 1\ny| 2\n')
  const other = new Dictionary(new Table(['k'], [longs([1, 2])]), longs([30, 4]))
  expect(shown(other)).toBe('k|   \n-| --\n1| 30\n2| 4 \n')
})

test('a long line is cut to one character less than the console is wide', () => {
  const line = shown(longs(Array.from({ length: 1000 }, (_, i) => i)), { columns: 20 })
  expect(line).toBe('0 1 2 3 4 5 6 7 8..\n')
  expect(shown(booleans(Array.from({ length: 19 }, () => 1)), { columns: 20 })).toBe(`${'1'.repeat(17)}..\n`)
  expect(shown(booleans(Array.from({ length: 18 }, () => 1)), { columns: 20 })).toBe(`${'1'.repeat(18)}b\n`)
})

test('more lines than the console has rows end in two dots', () => {
  const rows = (count: number) => list(Array.from({ length: count }, () => chars('ab')))
  expect(shown(rows(9), { rows: 10 })).toBe(`${'"ab"\n'.repeat(7)}..\n`)
  expect(shown(rows(8), { rows: 10 })).toBe('"ab"\n'.repeat(8))
})

test('one value is one line', () => {
  expect(shown(short(4))).toBe('4h\n')
  expect(shown(new Vector(Type.long, Float64Array.of(1, 2), 's'))).toBe('`s#1 2\n')
  expect(shown(list([nil, long(1)]))).toBe('::\n1\n')
  expect(shown(new Lambda('{x+\n  y}', ['x', 'y'], [], [], '.', () => nil))).toBe('{x+\n  y}\n')
})
