import { expect, test } from 'vitest'
import {
  boolean,
  booleans,
  char,
  chars,
  emptyList,
  emptyVector,
  float,
  floats,
  int,
  list,
  long,
  longs,
  short,
  symbol,
  symbols,
} from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import {
  Atom,
  Composition,
  Derived,
  Dictionary,
  Lambda,
  Primitive,
  Projection,
  Table,
  type Value,
  Vector,
} from '../values/value.ts'
import { kForm } from './k-form.ts'

const plus = new Primitive('+', 102, 2, 2, x => x)
const pairOfNulls = [-2147483648, 2147483647]

test.each<[Value, string]>([
  [long(42), '42'],
  [long(Number.NaN), '0N'],
  [long(Number.NEGATIVE_INFINITY), '-0W'],
  [long(9_007_199_254_740_993n), '9007199254740993'],
  [int(-2147483648), '0Ni'],
  [short(-32768), '0Nh'],
  [float(2), '2f'],
  [float(Number.NaN), '0n'],
  [float(1e10), '1e+10'],
  [new Atom(Type.real, 1.5), '1.5e'],
  [boolean(true), '1b'],
  [new Atom(Type.byte, 10), '0x0a'],
  [char('"'), '"\\""'],
  [symbol('tea'), '`tea'],
  [new Atom(Type.date, -2147483648), '0Nd'],
  [new Atom(Type.timestamp, 2n ** 63n - 1n), '0Wp'],
  [new Atom(Type.month, 5), '2000.06m'],
])('an atom is its literal: %#', (value, text) => {
  expect(kForm(value)).toBe(text)
})

test.each<[Value, string]>([
  [longs([1, Number.NaN, 3]), '1 0N 3'],
  [longs([7]), ',7'],
  [floats([1, 2]), '1 2f'],
  [floats([1, 2.5]), '1 2.5'],
  [floats([Number.NaN, 2]), '0n 2'],
  [booleans([0, 1]), '01b'],
  [chars('a'), ',"a"'],
  [chars('né\t'), '"n\\303\\251\\t"'],
  [symbols(['a', '', 'b']), '`a``b'],
  [new Vector(Type.int, Int32Array.from(pairOfNulls)), '0N 0Wi'],
  [new Vector(Type.date, Int32Array.from([0, -2147483648])), '2000.01.01 0Nd'],
  [new Vector(Type.month, Int32Array.from([0, 13])), '2000.01 2001.02m'],
  [emptyVector(Type.long), '`long$()'],
  [emptyVector(Type.char), '""'],
  [new Vector(Type.symbol, symbols(['a']).data, 'u'), '`u#,`a'],
])('a vector is its literal: %#', (value, text) => {
  expect(kForm(value)).toBe(text)
})

test('a list has its items in parentheses, a single item a comma before it', () => {
  expect(kForm(list([long(1), symbol('a'), chars('bc'), emptyList]))).toBe('(1;`a;"bc";())')
  expect(kForm(list([list([long(1), symbol('a')])]))).toBe(',(1;`a)')
})

test('keys that start with a sign stand in parentheses', () => {
  expect(kForm(new Dictionary(symbols(['a', 'b']), longs([1, 2])))).toBe('`a`b!1 2')
  expect(kForm(new Dictionary(symbols(['a']), longs([1])))).toBe('(,`a)!,1')
})

test('a table is a flipped dictionary of its columns', () => {
  expect(kForm(new Table(['a', 'b'], [longs([1, 2]), chars('xy')]))).toBe('+`a`b!(1 2;"xy")')
  const keyed = new Dictionary(new Table(['k'], [longs([1])]), new Table(['v'], [longs([2])]))
  expect(kForm(keyed)).toBe('(+(,`k)!,,1)!+(,`v)!,,2')
})

test('functions show how they were made', () => {
  const lambda = new Lambda('{x*y}', ['x', 'y'], [], [], '.', () => nil)
  const over = new Derived(107, '/', plus, x => x)
  expect(kForm(new Projection(lambda, [undefined, long(2)]))).toBe('{x*y}[;2]')
  expect(kForm(new Composition([new Primitive('count', 101, 1, 1, x => x, { kForm: '#:' }), over]))).toBe('#:+/')
  expect(kForm(nil)).toBe('::')
})
