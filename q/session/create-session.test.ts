import { expect, test } from 'vitest'
import { createSession } from './create-session.ts'

test('sessions have separate variables', () => {
  const [first, second] = [createSession(), createSession()]
  first.run('a:1')
  expect(second.run('a').error).toBe('a')
})
