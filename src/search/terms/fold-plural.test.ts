import { expect, test } from 'vitest'
import { foldPlural } from './fold-plural.ts'

test.each([
  ['tables', 'table'],
  ['queries', 'query'],
  ['classes', 'class'],
  ['prices', 'price'],
  ['indexes', 'index'],
  ['batches', 'batch'],
  ['caches', 'cach'],
  ['cache', 'cach'],
  ['axe', 'axe'],
  ['ties', 'tie'],
  ['class', 'class'],
  ['status', 'status'],
  ['aj0s', 'aj0s'],
  ['was', 'was'],
])('the term of %s is %s', (word, folded) => {
  expect(foldPlural(word)).toBe(folded)
})
