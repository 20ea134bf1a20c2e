import { expect, test } from 'vitest'
import { keywords } from '../../../q/index.ts'
import { startSession } from '../../../q/tests/session.ts'
import { findWordHelp } from './word-help.ts'

/** Forms of an operator with one argument, such as `#:`, and those that only library code writes, such as `-8!`. */
const isVariant = (name: string) =>
  /^-?\d+!$|^\.[a-z]/i.test(name) || (name.endsWith(':') && findWordHelp(name.slice(0, -1)))

test('every keyword of the interpreter has a line', () => {
  expect([...keywords].filter(name => !findWordHelp(name))).toEqual([])
})

test('every operator and iterator of the interpreter has a line', () => {
  expect(
    startSession()
      .verbNames()
      .filter(name => !findWordHelp(name) && !isVariant(name)),
  ).toEqual([])
})

test('words of queries and of control have a line', () => {
  for (const word of ['select', 'exec', 'update', 'delete', 'by', 'from', 'where', 'if', 'do', 'while'])
    expect(findWordHelp(word), word).toBeDefined()
})

test('a line has a shape with the word in it, and a meaning of one sentence', () => {
  for (const word of [...keywords, '|', '+', '0:', "'"].filter(findWordHelp)) {
    expect(findWordHelp(word)?.shape).toContain(word)
    expect(findWordHelp(word)?.meaning, word).toMatch(/^\S.{8,200}[^.]$/)
  }
})

test('other names have none', () => {
  expect([findWordHelp('price'), findWordHelp(''), findWordHelp('constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
