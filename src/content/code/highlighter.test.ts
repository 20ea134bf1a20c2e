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

const examples = [
  ['sh', 'if a; then'],
  ['js', 'if (a) b()'],
  ['py', 'if a: b()'],
  ['yml', 'a: true'],
  ['json', '{ "a": 1 }'],
] as const
const plainNames = ['', 'text', 'txt', 'plain', 'plaintext', 'console']
const unknownNames = ['no-such-language', '../q', 'constructor']
const several = await createHighlighter([...examples.map(([name]) => name), 'c++', ...plainNames, ...unknownNames])

test.each(examples)('code in %s is coloured', (language, code) => {
  expect(several.isKnown(language)).toBe(true)
  expect(several.highlight(code, language)).toContain('<span class=')
})

test('names may have other characters than letters', () => {
  expect(several.isKnown('c++')).toBe(true)
})

test.each([...plainNames, ...unknownNames])('code in %j has no colours', language => {
  expect(several.highlight('if (a < b)', language)).toBe('if (a &lt; b)')
  expect(several.isKnown(language)).toBe(plainNames.includes(language))
})

test('space has no class, and lines stay lines', () => {
  expect(highlight('a\n\n  b', 'q')).toBe('a\n\n  b')
})
