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

test('the variables of the address, the release and the licence are there', () => {
  expect(run('(.z.a;.z.k;.z.l;.z.e;.z.H)')).toBe('2130706433i\n2024.02.13\n()\n()!()\n`int$()')
  expect(run('.z.a~.Q.addr .z.h')).toBe('1b')
})

test('.z.r tells whether code may change variables', () => {
  expect(run('(.z.r;reval`.z.r)')).toBe('01b')
})
