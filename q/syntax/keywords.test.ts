import { expect, test } from 'vitest'
import { startSession } from '../tests/session.ts'
import { keywords } from './words.ts'

/** Names that q defines and this interpreter does not. */
const missing = ['use']

const words = startSession()
  .verbNames()
  .filter(name => /^[a-z]\w*$/.test(name))

test('every keyword of the interpreter is known as one', () => {
  const unknown = words.filter(name => !keywords.has(name))
  expect(unknown, 'add these to infix-words.ts or to prefixWords of keywords.ts').toEqual([])
})

test('every keyword is one of the interpreter or known to be missing', () => {
  expect([...keywords].filter(name => !words.includes(name)).sort()).toEqual(missing)
})
