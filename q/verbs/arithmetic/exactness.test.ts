import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

/** Longs that sit at the borders: of what doubles hold exactly, of 64 bits, and nulls and infinities. */
const longs =
  '0 1 -1 2 3 -7 0N 0W -0W 3037000500 -3037000499 4503599627370496 9007199254740990 -9007199254740990 9007199254740991 -9007199254740991'

/** Beside this long, which a double does not hold, the whole list is kept and computed in 64 bits. */
const big = '9007199254740993'

const pairs = [`v:${longs}`, 'x:v where(count v)#count v', 'y:(count x)#v']

test.each(['+', '-', '*', ' div ', ' mod ', ' xbar ', '&', '|', '=', '<>', '<', '<=', '>', '>='])(
  'x%sy gives in doubles what it gives in 64 bits',
  operator => {
    const exact = run(...pairs, '\\c 9 9999', `-1_(x,${big})${operator}y,1`)
    expect(run(...pairs, '\\c 9 9999', `x${operator}y`)).toBe(exact)
    expect(run(...pairs, '\\c 9 9999', `raze v{x${operator}y}/:\\:v`)).toBe(exact)
  },
)

test.each(['+', '-', '*', ' div ', ' mod ', ' xbar ', '&', '|', '=', '<'])(
  'an atom and a list give with x%sy what each pair gives',
  operator => {
    const each = run(...pairs, '\\c 9 9999', `raze v{x${operator}y}/:\\:v`)
    expect(run(...pairs, '\\c 9 9999', `raze {x${operator}v}each v`)).toBe(each)
    expect(run(...pairs, '\\c 9 9999', `raze flip {v${operator}x}each v`)).toBe(each)
  },
)

test.each(['0N 1 9007199254740990 1 5', '9007199254740991 0N 1 -3', '1 0W 2 0W', '-0W -5 0N 0W', '5 0N -0W', '0N 0N'])(
  'sums of %s are those of 64 bits',
  items => {
    const exact = run(`sum ${big},-${big},${items}`)
    expect(run(`sum ${items}`)).toBe(exact)
    expect(run(`sums ${items}`)).toBe(run(`-1_sums ${items},${big}`))
    expect(run(`deltas ${items}`)).toBe(run(`-1_deltas ${items},${big}`))
    expect(run(`last sums ${items}`)).toBe(exact)
  },
)

test('a null int stays null, and what does not fit wraps around', () => {
  expect(run('0N 0W -0W 2147483647 5i+0N 1 -1 2 3i')).toBe('0N 0N 0N -0W 8i')
  expect(run('0N 0W -0W 5i*2i')).toBe('0N -2 2 10i')
  expect(run('0N 0W -0W 5i-1i')).toBe('0N 2147483646 0N 4i')
  expect(run('0N 0W -0W 5h+1h')).toBe('0N 32768 -32766 6i')
  expect(run('0N 7 -7 0W mod 0N 0 3 2i')).toBe('0N 0N 2 1')
})
