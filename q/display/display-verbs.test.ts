import { expect, test } from 'vitest'
import { type SessionState, withSession } from '../context/session.ts'
import { char, chars, float, list, long, longs, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Dictionary, Primitive, type Value, Vector } from '../values/value.ts'
import { displayValue, displayVerbs, fixedStrings, stringOf } from './display-verbs.ts'
import { kForm } from './k-form.ts'

test('string makes each item a string', () => {
  expect(text(() => strings(long(-12)))).toBe('"-12"')
  expect(text(() => strings(char('a')))).toBe(',"a"')
  expect(text(() => strings(chars('ab')))).toBe('(,"a";,"b")')
  expect(text(() => strings(longs([7, Number.NaN])))).toBe('(,"7";"")')
  expect(text(() => strings(list([symbol('tea'), longs([10])])))).toBe('("tea";,"10")')
  expect(text(() => strings(new Primitive('+', 102, 2, 2, x => x)))).toBe(',"+"')
})

test('string keeps keys and columns', () => {
  expect(text(() => strings(new Dictionary(symbols(['a', 'b']), longs([1, 22]))))).toBe('`a`b!(,"1";"22")')
})

test('string of an enumeration gives what its places stand for', () => {
  const places = new Vector(Type.enumeration, Int32Array.of(1, 0), '', {
    name: 'cities',
    value: symbols(['Oslo', 'Rome']),
  })
  expect(text(() => strings(places))).toBe('("Rome";"Oslo")')
  expect(text(() => places)).toBe('`cities$`Rome`Oslo')
})

test('show prints as the console does and returns the generic null', () => {
  expect(printed(() => call('show', longs([1, 2])))).toEqual(['1 2\n', nil])
})

test('0N! prints on one line and returns its argument', () => {
  const value = list([longs([1, 2]), symbol('a')])
  expect(printed(() => displayValue(value))).toEqual(['(1 2;`a)\n', value])
})

test('.Q.s and .Q.s1 give the texts as strings', () => {
  const value = new Dictionary(symbols(['a', 'b']), longs([1, 2]))
  expect(text(() => call('.Q.s', value))).toBe('"a| 1\\nb| 2\\n"')
  expect(text(() => call('.Q.s1', value))).toBe('"`a`b!1 2"')
})

test('.Q.f and .Q.fmt give so many decimals', () => {
  expect(text(() => call('.Q.f', long(1), float(2.25)))).toBe('"2.3"')
  expect(text(() => call('.Q.fmt', long(7), long(2), long(-4)))).toBe('"  -4.00"')
  expect(text(() => call('.Q.fmt', long(3), long(2), long(12)))).toBe('"***"')
  expect(text(() => fixedStrings(long(2), list([float(0.125), float(2)])))).toBe('("0.12";"2.00")')
})

const strings = (value: Value) => stringOf(value, 7)

const call = (name: string, ...args: Value[]) => displayVerbs[name]?.run(...args) ?? nil

const text = (action: () => Value) => withSession(session([]), () => kForm(action()))

function printed(action: () => Value): [string, Value] {
  const output: string[] = []
  const value = withSession(session(output), action)
  return [output.join(''), value]
}

function session(output: string[]): SessionState {
  const cities = symbols(['Oslo', 'Rome'])
  return {
    precision: 7,
    console: { rows: 25, columns: 80 },
    getGlobal: (name: string) => (name === 'cities' ? cities : undefined),
    print: (line: string) => output.push(line),
  } as unknown as SessionState
}
