import { expect, test, vi } from 'vitest'
import { readTypedAhead } from './typed-ahead.ts'

test.each([
  [undefined, { text: '', isEntered: false }],
  ['fby', { text: 'fby', isEntered: false }],
  ['fby\n', { text: 'fby', isEntered: true }],
  ['\n', { text: '', isEntered: true }],
])('what was typed ahead as %j is %j', (typed, expected) => {
  vi.stubGlobal('document', { documentElement: { dataset: { typed } } })
  expect(readTypedAhead()).toEqual(expected)
})
