import { expect, test } from 'vitest'
import { isSession } from './q-prompt.ts'

test('only text with a prompt at the start of a line is a session', () => {
  expect(['a:1\nq)a', 'q.ns)a', 'q))', 'f:{q)}', ' q)1', 'q'].map(isSession)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
