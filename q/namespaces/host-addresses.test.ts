import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.addr gives addresses as ints, and .Q.host their names', () => {
  expect(run('.Q.addr each `10.0.0.1`localhost`elsewhere')).toBe('167772161 2130706433 -1i')
  expect(run('.Q.host 2130706433i')).toBe('`localhost')
})
