import { expect, test } from 'vitest'
import { createHighlighter } from './highlighter.ts'

const { highlight } = await createHighlighter([])

test.each([
  ['a comment', '/ words', 'c', '/ words'],
  ['a string', '"text"', 's', '"text"'],
  ['an escaped character', '"a\\n"', 'e', '\\n'],
  ['a symbol', 'f `ibm', 'y', '`ibm'],
  ['a number', 'f 12.5', 'n', '12.5'],
  ['a null', 'f 0N', 'l', '0N'],
  ['an operator', 'a+b', 'o', '+'],
  ['an iterator', 'f/[a]', 'i', '/'],
  ['a keyword of control', 'if[a;b]', 'k', 'if'],
  ['a word of a query', 'select from t', 'q', 'select'],
  ['a system command', '\\l file.q', 'm', '\\l'],
  ['a function of q', 'til a', 'f', 'til'],
  ['an implicit argument', '{x}', 'v', 'x'],
])('in q %s has a class of its own: %s', (_, code, name, token) => {
  expect(highlight(code, 'q').replaceAll('&quot;', '"')).toContain(`<span class="${name}">${token}`)
})
