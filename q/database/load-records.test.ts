import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

// Five records of an int, a skipped byte and a symbol of two bytes, after a header of two bytes.
const records = '`:r 1:0xffff,raze{(reverse 0x0 vs x),0x00,"x"$y}.\'flip(1 2 3 4 5i;("aa";"bb";"aa";"cc";"bb"))'
const load = (length: string | number, g = '(::)', fields = '`n`s') =>
  `.Q.dsftg[(\`:db;2024.05.17;\`t);(\`:r;2;${length});${fields};("i s";4 1 2);${g}]`
const saved = 'value flip get`:db/2024.05.17/t'

test('.Q.dsftg saves records as a table of a partition, with symbols enumerated, and gives its name', () => {
  expect(compact(records, load(0))).toBe('`t')
  expect(compact(records, load(0), saved)).toBe('(1 2 3 4 5i;`sym$`aa`bb`aa`cc`bb)')
  expect(compact(records, load(0), '(get`:db/sym;get`:db/2024.05.17/t/.d)')).toBe('(`aa`bb`cc;`n`s)')
})

test('.Q.dsftg counts a length that is not positive from the end of the file', () => {
  expect(compact(records, load(14), saved)).toBe('(1 2i;`sym$`aa`bb)')
  expect(compact(records, load(-14), saved)).toBe('(1 2 3i;`sym$`aa`bb`aa)')
})

test('.Q.dsftg calls g with tables of at most .Q.M rows and saves what it gives', () => {
  const g = '{sizes,:count x;x[`n]*:2i;x}'
  expect(compact(records, 'sizes:();.Q.M:2', load(0, g), `(sizes;${saved})`)).toBe(
    '(2 2 1;(2 4 6 8 10i;`sym$`aa`bb`aa`cc`bb))',
  )
  expect(compact(records, 'sizes:()', load(0, g), 'sizes')).toBe(',5')
})

test('.Q.dsftg replaces a table that is already there', () => {
  expect(compact(records, load(0), load(7), saved)).toBe('(,1i;`sym$,`aa)')
})

test('.Q.dsftg signals length for other numbers of fields, domain for no rows at a time', () => {
  expect(compact(records, load(0, '(::)', 'enlist`n'))).toContain("'length")
  expect(compact(records, '.Q.M:0', load(0))).toContain("'domain")
  expect(compact('.Q.dsftg[(`:db;2024.05.17;`t);(`:no;0;0);`n;(enlist"i";enlist 4);(::)]')).toContain("'no")
})
