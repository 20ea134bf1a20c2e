import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.h.cd and .h.td write tables as text, with .h.d between the items of nested columns', () => {
  const table = 't:([]a:1 2;b:("x,y";"z");c:(1 2;3 4))'
  expect(run(table, '.h.cd t')).toBe('"a,b,c"\n"1,\\"x,y\\",1 2"\n"2,z,3 4"')
  expect(run(table, '.h.d:"-"', '.h.td t')).toBe('"a\\tb\\tc"\n"1\\tx,y\\t1-2"\n"2\\tz\\t3-4"')
})

test('.h.tx writes each row of a table as a line of JSON', () => {
  expect(run('.h.tx[`json] ([k:1 2]v:3 4)')).toBe('"{\\"k\\":1,\\"v\\":3}"\n"{\\"k\\":2,\\"v\\":4}"')
})

test('.h.xt reads a value from each line of JSON', () => {
  expect(run('.h.xt[`json;("1";"[2]")]')).toBe('1f\n,2f')
})
