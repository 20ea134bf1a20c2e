import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.fu applies a function to distinct items only', () => {
  expect(run('n:0', 'f:{n+:count x;x*x}', '.Q.fu[f;3 4 3 3]', 'n')).toBe('2')
  expect(run('.Q.fu[{x*x};3 4 3 3]')).toBe('9 16 9 9')
})

test('.Q.ft applies a function to a table without its keys and puts them back', () => {
  expect(run('.Q.ft[{1_x};([k:`a`b]v:1 2)]')).toBe('k| v\n-| -\nb| 2')
})
