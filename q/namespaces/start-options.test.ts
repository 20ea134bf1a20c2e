import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.opt and .Q.def read the arguments of a command line', () => {
  expect(run('.Q.opt("-n";"5";"-s";"a";"b";"-q")')).toBe('n| ,,"5"\ns| (,"a";,"b")\nq| ()')
  expect(run('.Q.def[`n`x`s!(1;2.5;`a)].Q.opt("-n";"50";"-s";"bc")')).toBe('n| 50\nx| 2.5\ns| `bc')
})
