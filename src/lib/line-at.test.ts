import { expect, test } from 'vitest'
import { lineAt } from './line-at.ts'

test('a line break belongs to the line that it ends', () => {
  expect([0, 1, 2, 3, 4].map(offset => lineAt('a\n\nb', offset))).toEqual([1, 1, 2, 3, 3])
})
