import { beforeEach, expect, test, vi } from 'vitest'
import { unstored } from '../../browser/storage.ts'
import { readStoredInputs, storeInput } from './prompt-records.ts'

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  unstored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})

test('inputs come back in their order', () => {
  storeInput('a:1')
  storeInput('a+1')
  expect(readStoredInputs()).toEqual(['a:1', 'a+1'])
})

test('repeated and empty inputs are kept out', () => {
  for (const text of ['a', 'a', ' ', 'b', 'a']) storeInput(text)
  expect(readStoredInputs()).toEqual(['a', 'b', 'a'])
})

test('the last 500 inputs are kept', () => {
  items.set(
    'tickwise.console-history',
    JSON.stringify({ inputs: Array.from({ length: 700 }, (_, place) => `${place}`) }),
  )
  storeInput('new')
  expect(readStoredInputs()).toHaveLength(500)
  expect(readStoredInputs().slice(-2)).toEqual(['699', 'new'])
})

test('very long inputs push out the oldest', () => {
  for (const letter of ['a', 'b', 'c']) storeInput(letter.repeat(90_000))
  expect(readStoredInputs().map(text => text[0])).toEqual(['b', 'c'])
})

test('an input that is too long for the store is left out, and the others stay', () => {
  storeInput('a:1')
  storeInput('a'.repeat(300_000))
  expect(readStoredInputs()).toEqual(['a:1'])
})

test.each([['nonsense'], ['{}'], ['{"inputs":5}'], ['[1]'], ['{"inputs":[1,null,{}]}']])(
  'a store with %s counts as empty',
  stored => {
    items.set('tickwise.console-history', stored)
    expect(readStoredInputs()).toEqual([])
  },
)

test('where storage is blocked, inputs last as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  storeInput('a:1')
  expect(readStoredInputs()).toEqual(['a:1'])
})
