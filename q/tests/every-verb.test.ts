import { expect, test } from 'vitest'
import { libraryVerbs } from '../library.ts'
import { listKeywords, listWords } from '../words.ts'
import { run } from './console.ts'
import { startSession } from './session.ts'

const words = listWords()
const examples = words.flatMap(({ name, examples }) => examples.map(([input, output]) => ({ name, input, output })))

test('every verb has a record with its shape, a line of help and an example', () => {
  const session = startSession()
  const names = [...session.verbNames(), ...Object.keys(libraryVerbs(session))]
  const known = new Set(words.map(({ name }) => name))
  /** Another name of a verb, such as `#:` for `count`. */
  const isOtherName = (name: string) => {
    const verb = session.findVerb(name)
    return verb?.kind === 'primitive' && verb.name !== name && known.has(verb.name)
  }
  expect(names.filter(name => !known.has(name) && !isOtherName(name))).toEqual([])
})

test('the name of a verb is in its shape, and its help is one line without a full stop', () => {
  for (const { name, shape, help } of words) {
    if (name !== '::') expect(shape, name).toContain(name.replace(/^(-\d+)!$/, '$1'))
    expect(help, name).toMatch(/^\S.{5,200}[^.]$/)
  }
})

test('every word but those of KDB-X has an example', () => {
  expect(words.filter(each => !each.examples.length).map(({ name }) => name)).toEqual(['use'])
})

test('keywords are the words that a program cannot use as names', () => {
  const free = listKeywords().filter(name => !run(`${name}:1`).startsWith("'assign"))
  expect(free).toEqual(['use'])
})

test.each(examples)('$name: $input', ({ input, output }) => {
  expect(run(input)).toBe(output)
})
