import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { createSession } from './create-session.ts'

test('.z.p and .z.d read the clock of the session', () => {
  const session = createSession({ clock: () => 86_400_000_000_000n })
  expect(session.run('.z.p').output).toBe('2000.01.02D00:00:00.000000000\n')
  expect(session.run('.z.d').output).toBe('2000.01.02\n')
})

test('.q has operators of k for hopen, hclose and hdel', () => {
  expect(run('.q?(<:;>:)')).toBe('`hopen`hclose')
  expect(run('where .q~\\:(~:)')).toBe('`hdel`not')
})
