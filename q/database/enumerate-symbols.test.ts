import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.en enumerates symbols over the file sym, .Q.ens over a variable', () => {
  expect(run('.Q.en[`:db;([]s:`b`a`b)]', '(sym;get`:db/sym)')).toBe('b a\nb a')
  expect(run('exec s from .Q.ens[::;([]s:`b`a`b);`d]')).toBe('`d$`b`a`b')
})
