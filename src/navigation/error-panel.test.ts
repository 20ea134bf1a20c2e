import { expect, test } from 'vitest'
import { describeError } from './error-panel.ts'

test.each([
  [new Error('no network'), 'no network'],
  [
    new Error('no page', { cause: new Error('no network', { cause: 'cable' }) }),
    'no page\nCause: no network\nCause: cable',
  ],
  ['thrown text', 'thrown text'],
  [undefined, 'undefined'],
])('%s is described by its messages and causes, one per line', (error, description) => {
  expect(describeError(error)).toBe(description)
})
