import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('tables become lines of text', () => {
  expect(run('"|"0:([]s:`a`b;d:2024.03.05 0Nd;p:2024.03.05D01:02:03 0Np)')).toBe(
    '"s|d|p"\n"a|2024-03-05|2024-03-05T01:02:03.000000000"\n"b||"',
  )
  expect(run('csv 0:(1 2;`a`b)')).toBe('"1,a"\n"2,b"')
})

test('cells that hold the delimiter are quoted', () => {
  expect(run('csv 0:([]t:("a,b";"say \\"x\\"";"\\"c\\",d"))')).toBe(
    ',"t"\n"\\"a,b\\""\n"say \\"x\\""\n"\\"\\"\\"c\\"\\",d\\""',
  )
})

test('a nested column that does not hold strings signals type', () => {
  expect(run('csv 0:([]t:(1 2;3 4))')).toContain("'type")
})
