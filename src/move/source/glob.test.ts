import { expect, test } from 'vitest'
import { matchesAny } from './glob.ts'

test.each([
  ['a/drafts/b.md', '**/drafts/**', true],
  ['drafts/b.md', '**/drafts/**', true],
  ['a/b.mdx', '**/*.{md,mdx}', true],
  ['a/b.mdx', '*.mdx', false],
  ['a+b.md', 'a?b.md', true],
  ['aXb.md', 'a+b.md', false],
])('%s by %s: %s', (path, pattern, isMatch) => {
  expect(matchesAny(path, [pattern])).toBe(isMatch)
})
