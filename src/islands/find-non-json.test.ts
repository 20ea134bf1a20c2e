import { createElement } from 'react'
import { expect, test } from 'vitest'
import { findNonJson } from './find-non-json.ts'

test.each([
  [{ onPick: () => {} }, 'onPick', 'a function'],
  [{ rows: [1, { day: new Date(0) }] }, 'rows.1.day', 'an object of the class Date'],
  [{ ratio: Number.NaN }, 'ratio', 'the number NaN'],
  [{ icon: createElement('b') }, 'icon', 'a React element'],
  [{ big: 1n }, 'big', 'a bigint'],
])('a value that JSON cannot hold is reported with its path and kind: %#', (props, path, kind) => {
  expect(findNonJson(props)).toEqual({ path, kind })
})

test('text, numbers, booleans, null, lists and maps are accepted, and undefined values are ignored', () => {
  expect(findNonJson({ a: 'x', b: 1, c: true, d: null, e: [{ f: [] }], g: undefined })).toBeUndefined()
})
