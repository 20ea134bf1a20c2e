import { expect, test } from 'vitest'
import { maskBlockComments } from './script.ts'

test.each([
  ['a\nb', 'a\nb'],
  ['/ a\nb', '/ a\nb'],
  [' /\nb', ' /\nb'],
  ['/\na\n\\\nb', ' \n \n \nb'],
  ['a\n/ \nb\n/\nc\n\\\t\nd', 'a\n  \n \n \n \n  \nd'],
  ['a\n\\\nb\n/\n\\\nc', 'a\n \n \n \n \n '],
])('%j becomes %j', (source, masked) => {
  expect(maskBlockComments(source)).toBe(masked)
})
