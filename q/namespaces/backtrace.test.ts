import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.trp gives the handler the functions that the error left', () => {
  expect(run('f:{2*`a}', '.Q.trp[f;1;{y;x}]')).toBe('"type"')
  expect(run('f:{2*x}', '.Q.trp[f;`a;{.Q.sbt y}]')).toBe('"  [2]  f:{2*x}\\n           ^\\n  [1]  (.Q.trp)\\n\\n"')
  expect(run('.Q.trpd[+;1 2;{x}]')).toBe('3')
})
