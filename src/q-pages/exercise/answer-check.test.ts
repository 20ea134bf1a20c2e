import { expect, test, vi } from 'vitest'
import { readExchanges } from '../fence/session-text.ts'

vi.stubGlobal('document', new EventTarget())
vi.stubGlobal('addEventListener', () => {})
const { findFailedChecks } = await import('./answer-check.client.ts')

const checks = readExchanges('q)count answer\n2\nq)answer\na b\n---\n1 2\n\nq)b:answer')

test('checks that print the same have not failed; blanks at the end of lines and empty lines do not count', () => {
  expect(findFailedChecks(checks, ['2\n', 'a b \n---\n1 2\n', ''])).toEqual([])
})

test('a check that prints something else has failed, even if nothing should be printed', () => {
  expect(findFailedChecks(checks, ['3\n', 'a b\n---\n1 2\n', "'type\n"])).toEqual([
    { typed: 'count answer', expected: '2', computed: '3' },
    { typed: 'b:answer', expected: '', computed: "'type" },
  ])
})

test('a check without any output has failed', () => {
  expect(findFailedChecks(checks, ['2\n'])).toEqual([{ typed: 'answer', expected: 'a b\n---\n1 2', computed: '' }])
})
