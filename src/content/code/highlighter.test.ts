import { expect, test } from 'vitest'
import { createHighlighter } from './highlighter.ts'

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
  expect(several.highlight(code, language)).toContain('<span class=')
})

test('names may have other characters than letters', () => {
  expect(several.highlight('int a;', 'c++')).toContain('<span class=')
})

test.each([...plainNames, ...unknownNames])('code in %j has no colours', language => {
  expect(several.highlight('if (a < b)', language)).toBe('if (a &lt; b)')
})

test('space has no class, and lines stay lines', () => {
  expect(several.highlight('a\n\n  b', 'py')).toBe('a\n\n  b')
})
