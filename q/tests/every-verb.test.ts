import { expect, test } from 'vitest'
import { createLibraryVerbs } from '../library.ts'
import { libraryVerbNames } from '../session/all-verbs.ts'
import { createSessionState } from '../session/create-session.ts'
import { factsOf } from '../values/verb.ts'
import { listKeywords, listWords } from '../words.ts'
import { run } from './console.ts'
import { startSession } from './session.ts'

const words = listWords()
const examples = words.flatMap(({ name, examples }) => examples.map(([input, output]) => ({ name, input, output })))

test('every verb has a record with its shape, a line of help and an example', () => {
  const session = startSession()
  const names = [...session.verbNames(), ...createLibraryVerbs(session).map(({ name }) => name)]
  const known = new Set(words.map(({ name }) => name))
  /** Another name of a verb, such as `#:` for `count`. */
  const isOtherName = (name: string) => {
    const verb = session.findVerb(name)
    return verb?.kind === 'primitive' && verb.name !== name && known.has(verb.name)
  }
  expect(names.filter(name => !known.has(name) && !isOtherName(name))).toEqual([])
})

test('what the interpreter knows of a library verb before the library is added agrees with its record', () => {
  const bare = createSessionState({})
  const records = new Map(createLibraryVerbs(bare).map(verb => [verb.name, verb]))
  for (const name of libraryVerbNames) {
    const stub = bare.findVerb(name)
    const { minRank, maxRank, facts } = records.get(name) ?? {}
    const isKeyword = /^[a-z]/.test(name)
    expect(stub, name).toMatchObject({ minRank, maxRank })
    expect(stub && factsOf(stub).code, name).toBe(facts?.code)
    if (isKeyword) expect(bare.isInfixWord(name), name).toBe(facts?.isInfix === true)
  }
})

test('no two verbs of a type have the same code', () => {
  const session = createSessionState({})
  const verbs = new Set(session.verbNames().map(name => session.findVerb(name)))
  const codes = [...verbs].flatMap(verb =>
    verb?.kind === 'primitive' && verb.facts.code !== undefined ? `${verb.type}:${verb.facts.code}` : [],
  )
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([])
})

test('the name of a verb is in its shape, and its help is one line without a full stop', () => {
  for (const { name, shape, help } of words) {
    if (name !== '::') expect(shape, name).toContain(name.replace(/^(-\d+)!$/, '$1'))
    expect(help, name).toMatch(/^\S.{5,200}[^.]$/)
  }
})

test('every word has an example', () => {
  expect(words.filter(each => !each.examples.length).map(({ name }) => name)).toEqual([])
})

test('a program cannot use a keyword as a name, except use of KDB-X', () => {
  const free = listKeywords().filter(name => !run(`${name}:1`).startsWith("'assign"))
  expect(free).toEqual(['use'])
})

test.each([
  ['(+:)(1 2;3 4)', '1 3\n2 4'],
  ['(-:)4', '-4'],
  ['(*:)8 9', '8'],
  ['(%:)4', '0.25'],
  ['(&:)0 1 1', '1 2'],
  ['(|:)1 2', '2 1'],
  ['(^:)1 0N', '01b'],
  ['(=:)`x`y`x', 'x| 0 2\ny| ,1'],
  ['(<:)3 1 2', '1 2 0'],
  ['(>:)3 1 2', '0 2 1'],
  ['(,:)5', ',5'],
  ['(#:)5 6 7', '3'],
  ['(_:)2.5', '2'],
  ['(~:)0 1', '10b'],
  ['(!:)3', '0 1 2'],
  ['(?:)3 1 3', '3 1'],
  ['(@:)1 2', '7h'],
  ['(.:)"2+3"', '5'],
  ['($:)12', '"12"'],
  ['`:t.txt 0:("one";"two");(0::)`:t.txt', '"one"\n"two"'],
  ['`:b.bin 1:0x0102;(1::)`:b.bin', '0x0102'],
])('the unary form of an operator is a verb of its own: %s', (input, output) => {
  expect(run(input)).toBe(output)
})

test.each(examples)('$name: $input', ({ input, output }) => {
  expect(run(input)).toBe(output)
})
