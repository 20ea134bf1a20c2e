import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.ld groups the lines of a script by statement', () => {
  expect(run('.Q.ld ("a:1";"f:{";"  x}";"";"b:2")')).toBe('1     2           5    \n"a:1" "f:{\\n  x}" "b:2"')
})
