import { listResultTypes, listWords, typeLetters } from '@tickwise/q/source/language'
import { expect, test } from 'vitest'
import { computeTypeTables, listCallForms } from './describe-entry.ts'

test('an entry is written as its file says', () => {
  const syntax = [{ form: 'neg x', does: 'the opposite of x' }]
  expect(listCallForms({ names: ['neg'], syntax })).toEqual(syntax)
})

test('where the file says nothing, an entry is written as the interpreter says, for each of its names', () => {
  const [neg, abs] = ['neg', 'abs'].map(name => listWords().find(word => word.name === name))
  expect(listCallForms({ names: ['neg', 'abs'], syntax: [] })).toEqual([
    { form: 'neg x', does: neg?.help },
    { form: 'abs x', does: abs?.help },
  ])
})

test('names that the interpreter lacks have no forms', () => {
  expect(listCallForms({ names: ['nosuch', 'neg'], syntax: [] }).map(({ form }) => form)).toEqual(['neg x'])
})

test('the table of one argument has one row, with a cell under each letter', () => {
  const [row = ''] = listResultTypes('neg', 1) ?? []
  expect(computeTypeTables({ names: ['neg'], types: [1] })).toEqual([{ letters: [...typeLetters], rows: [[...row]] }])
})

test('the table of two arguments has a row for each letter', () => {
  const [table] = computeTypeTables({ names: ['+'], types: [2] })
  expect(table?.rows.map(row => row.join(''))).toEqual(listResultTypes('+', 2))
})

test('an entry has a table for each number of arguments that it names, in its order', () => {
  const tables = computeTypeTables({ names: ['deltas'], types: [2, 1] })
  expect(tables.map(({ rows }) => rows.length)).toEqual([18, 1])
})

test('the tables are those of the first name', () => {
  expect(computeTypeTables({ names: ['neg', 'string'], types: [1] })).toEqual(
    computeTypeTables({ names: ['neg'], types: [1] }),
  )
})

test.each([
  ['that the interpreter lacks', ['nosuch'], [1 as const]],
  ['without numbers of arguments', ['neg'], []],
])('an entry %s has no table', (_, names, types) => {
  expect(computeTypeTables({ names, types })).toEqual([])
})
