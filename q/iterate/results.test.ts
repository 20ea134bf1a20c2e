import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'

test.each([
  ['numbers followed by a symbol', '{$[x<2;x;`a]} each til 4', '(0;1;`a;`a)'],
  ['an atom of each type', '{(1;2f)x} each 0 1', '(1;2f)'],
  ['atoms of one type', '{2.5*x} each 1 2', '2.5 5'],
  ['longs of which one needs 64 bits', '{x*x} each 2 4000000000', '4 -2446744073709551616'],
  ['nulls', '{0N} each 1 2', '0N 0N'],
  ['an atom after a list', '{$[x;x;1 2]} each 0 1', '(1 2;1)'],
])('an iteration keeps %s', (_, code, expected) => {
  const session = createSession()
  expect(session.run(`-3!${code}`).output).toBe(session.run(`-3!${expected}`).output)
})

test('results that are enumerated stay in their enumeration', () => {
  const session = createSession()
  expect(session.run('d:`p`q;{x} each `d$`q`p').output).toBe('`d$`q`p\n')
})
