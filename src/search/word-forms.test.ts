import { expect, test } from 'vitest'
import { formsOf } from './word-forms.ts'

test.each([
  ['delete', 'deleting'],
  ['deleting', 'delete'],
  ['released', 'release'],
  ['join', 'joined'],
  ['drop', 'dropped'],
  ['dropping', 'drop'],
  ['mapped', 'mapping'],
  ['passed', 'pass'],
])('%s may be written as %s', (word, form) => {
  expect(formsOf(word)).toContain(form)
})

test.each(['aj', 'red', 'king', 'wj1', 'größe', 'constructed1'])('%s has no other forms', word => {
  expect(formsOf(word)).toEqual([])
})
