import { expect, test } from 'vitest'
import type { Session } from '../context/session.ts'
import { run } from '../tests/console.ts'
import { char, chars, list, long, longs, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Dictionary, type List, Primitive, type Value, Vector } from '../values/value.ts'
import { displayValue, displayVerbs, stringOf } from './display-verbs.ts'
import { kForm } from './k-form.ts'

test('string makes each item a string', () => {
  expect(text(() => strings(long(-12)))).toBe('"-12"')
  expect(text(() => strings(char('a')))).toBe(',"a"')
  expect(text(() => strings(chars('ab')))).toBe('(,"a";,"b")')
  expect(text(() => strings(longs([7, Number.NaN])))).toBe('(,"7";"")')
  expect(text(() => strings(list([symbol('tea'), longs([10])])))).toBe('("tea";,"10")')
  expect(text(() => strings(new Primitive('+', 102, 2, 2, x => x)))).toBe(',"+"')
})

test('string of strings makes each string of one char once', () => {
  const made = strings(list([chars('aba'), char('a')])) as List
  const [first, last] = made.items
  expect(new Set([...(first as List).items, last]).size).toBe(2)
})

test('an attribute set on a string of one char does not show on others', () => {
  expect(run('x:first string"ab"', 'asc x', 'x,string"a"')).toBe('"aa"')
  expect(run('asc first string"ab"', 'string"ab"')).toBe(',"a"\n,"b"')
})

test('string keeps keys and columns', () => {
  expect(text(() => strings(new Dictionary(symbols(['a', 'b']), longs([1, 22]))))).toBe('`a`b!(,"1";"22")')
})

test('string of an enumeration gives the items of its domain', () => {
  const indices = new Vector(Type.enumeration, Int32Array.of(1, 0), '', {
    name: 'cities',
    value: symbols(['Oslo', 'Rome']),
  })
  expect(text(() => strings(indices))).toBe('("Rome";"Oslo")')
  expect(text(() => indices)).toBe('`cities$`Rome`Oslo')
})

test('show prints as the console does and returns the generic null', () => {
  expect(printed(session => call(session, 'show', longs([1, 2])))).toEqual(['1 2\n', nil])
})

test('0N! prints on one line and returns its argument', () => {
  const value = list([longs([1, 2]), symbol('a')])
  expect(printed(session => displayValue(session, value))).toEqual(['(1 2;`a)\n', value])
})

const strings = (value: Value) => stringOf(value, 7)

const call = (session: Session, name: string, ...args: Value[]) => displayVerbs(session)[name]?.run(...args) ?? nil

const text = (action: (session: Session) => Value) => kForm(action(sessionWith([])))

function printed(action: (session: Session) => Value): [string, Value] {
  const output: string[] = []
  const value = action(sessionWith(output))
  return [output.join(''), value]
}

function sessionWith(output: string[]): Session {
  return {
    precision: 7,
    console: { rows: 25, columns: 80 },
    print: (line: string) => output.push(line),
  } as unknown as Session
}
