import { expect, test } from 'vitest'
import type { Session } from '../context/session.ts'
import { kForm } from '../display/k-form.ts'
import {
  boolean,
  booleans,
  chars,
  emptyList,
  float,
  floats,
  list,
  long,
  longs,
  symbol,
  symbols,
} from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Atom, Dictionary, Table, type Value } from '../values/value.ts'
import { jsonVerbs } from './json.ts'

test.each<[Value, string]>([
  [long(42), '42'],
  [long(Number.NaN), 'null'],
  [float(2), '2'],
  [float(1 / 3), '0.3333333'],
  [boolean(true), 'true'],
  [nil, 'null'],
  [symbol('tea'), '"tea"'],
  [chars('a "b"\n'), '"a \\"b\\"\\n"'],
  [new Atom(Type.date, 0), '"2000-01-01"'],
  [new Atom(Type.timestamp, 1n), '"2000-01-01D00:00:00.000000001"'],
  [longs([1, 2]), '[1,2]'],
  [booleans([0, 1]), '[false,true]'],
  [list([long(1), chars('b')]), '[1,"b"]'],
  [emptyList, '[]'],
  [new Dictionary(symbols(['a', 'b']), list([long(1), longs([2, 3])])), '{"a":1,"b":[2,3]}'],
  [new Dictionary(longs([1]), longs([2])), '{"1":2}'],
  [new Table(['n'], [longs([1, 2])]), '[{"n":1},\n {"n":2}]'],
  [new Dictionary(new Table(['k'], [symbols(['a'])]), new Table(['v'], [floats([0.5])])), '[{"k":"a","v":0.5}]'],
])('.j.j writes JSON: %#', (value, text) => {
  expect(textOf(call('.j.j', value))).toBe(text)
})

test('.j.jd writes infinities as null if the option null0w is true', () => {
  const infinity = float(Number.NEGATIVE_INFINITY)
  const options = new Dictionary(symbols(['null0w']), booleans([1]))
  expect(textOf(call('.j.jd', list([infinity, options])))).toBe('null')
  expect(textOf(call('.j.jd', list([infinity, emptyList])))).toBe('-inf')
  expect(textOf(call('.j.j', floats([1, Number.POSITIVE_INFINITY, Number.NaN])))).toBe('[1,inf,null]')
})

test.each([
  ['3', '3f'],
  ['-1.5e2', '-150f'],
  ['null', '0n'],
  ['[1, 2.5]', '1 2.5'],
  ['[true,false]', '10b'],
  ['[]', '()'],
  ['"a\\u00e9\\n"', '"a\\303\\251\\n"'],
  ['["x","yz"]', '(,"x";"yz")'],
  ['{"b":1,"2":"c"}', '`b`2!(1f;,"c")'],
  ['{"7":1,"a":2,"7":3}', '`7`a`7!1 2 3f'],
  ['{"a\\tb" \n: "c\nd"}', '(,`a\tb)!,"c\\nd"'],
  ['[.5,007,-0,+2]', '0.5 7 -0 2'],
  ['{"a":{"b":[]},"c":{}}', '`a`c!((,`b)!,();(`symbol$())!())'],
  ['[{"n":1,"s":"a"},{"n":2,"s":"b"}]', '+`n`s!(1 2f;(,"a";,"b"))'],
])('.j.k reads %s', (text, form) => {
  expect(kForm(call('.j.k', chars(text)))).toBe(form)
})

test.each(['{"a":1', '[1 2]', 'tru', '"open', '1 2', ''])('.j.k refuses %s', text => {
  expect(() => call('.j.k', chars(text))).toThrow('type')
})

const call = (name: string, value: Value) => jsonVerbs({ precision: 7 } as Session)[name]?.run(value) ?? nil
