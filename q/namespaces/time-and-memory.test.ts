import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.gc gives the number of freed bytes', () => {
  expect(run('.Q.gc[]')).toBe('0')
})

test('.Q.w names eight figures', () => {
  expect(run('key .Q.w[]')).toBe('`used`heap`peak`wmax`mmap`mphy`syms`symw')
})

test('.Q.ts gives the result after time and space', () => {
  expect(run('last .Q.ts[+;2 3]')).toBe('5')
})
