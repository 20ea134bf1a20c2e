import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatExcerpt } from './source-excerpt.ts'

const root = () => folderForTest({ 'content/a.md': 'one\ntwo\nthree\nfour\nfive\nsix' })

test.each([
  ['content/a.md:1', '> 1 | one\n  2 | two\n  3 | three'],
  ['content/a.md:2', '  1 | one\n> 2 | two\n  3 | three\n  4 | four'],
  ['content/a.md:4', '  2 | two\n  3 | three\n> 4 | four\n  5 | five\n  6 | six'],
  ['content/a.md:6', '  4 | four\n  5 | five\n> 6 | six'],
  ['content/a.md', ''],
  ['content/gone.md:1', ''],
  ['the page /blog', ''],
])('the lines around %s are shown', (where, excerpt) => {
  expect(formatExcerpt(root(), where)).toBe(excerpt)
})
