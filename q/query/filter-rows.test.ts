import { expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { countReads } from '../tests/count-reads.ts'
import { Table, Vector } from '../values/value.ts'

test.each([
  ['within', 's', 'a within 4000 4003'],
  ['=', 's', 'a=4002'],
  ['=', 'g', 'a=4002'],
  ['in', 'g', 'a in 4000 4002'],
] as const)('%s on a column with `%s# reads few of its items', (_, attribute, condition) => {
  const { data, reads } = countReads(Float64Array.from({ length: 10_000 }, (_, i) => 2 * i))
  const session = createSession()
  session.define('t', new Table(['a'], [new Vector(7, data, attribute)]))
  // The index of `g# is made at first use.
  session.run('select from t where a=4')
  const before = reads()
  expect(session.run(`exec last a from t where ${condition}`).output).toBe('4002\n')
  expect(reads() - before).toBeLessThan(100)
})
