import { expect, test } from 'vitest'
import { listWordForms } from './word-forms.ts'

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
