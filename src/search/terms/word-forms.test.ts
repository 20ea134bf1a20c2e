import { expect, test } from 'vitest'
import { foldPlural, listWordForms } from './word-forms.ts'

test.each([
  ['delete', 'deleting'],
  ['deleting', 'delete'],
  ['released', 'release'],
  ['join', 'joined'],
  ['drop', 'dropped'],
  ['dropping', 'drop'],
  ['mapped', 'mapping'],
  ['passed', 'pass'],
])('%s has the form %s', (word, form) => {
  expect(listWordForms(word)).toContain(form)
})

test.each(['aj', 'red', 'king', 'wj1', 'größe', 'constructed1'])('%s has no other forms', word => {
  expect(listWordForms(word)).toEqual([])
})

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
