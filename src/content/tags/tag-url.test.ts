import { expect, test } from 'vitest'
import { tagSlug } from './tag-url.ts'

test.each([
  ['kdb+/q', 'kdb-q'],
  ['kdb/q', 'kdb-q'],
  ['KX Con23', 'kx-con23'],
  ['Interview Prep', 'interview-prep'],
  ['quant-strats', 'quant-strats'],
  ['Community Edition', 'community-edition'],
  ['KDB-X', 'kdb-x'],
  ['qSQL', 'q-sql'],
  ['t1', 't1'],
  ['  C++  ', 'c'],
])('the tag %s has the path %s', (name, slug) => {
  expect(tagSlug(name)).toBe(slug)
})
