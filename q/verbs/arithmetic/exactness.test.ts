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

/** Timespans past 2^53 nanoseconds, which are 104 days, with a null and infinities beside them. */
const spans = 's:0Nn 0Wn -0Wn 3D01,200D -200D+0D00:00:00.000000001'

test('timespans past 104 days stay exact when they become items and a list again', () => {
  expect(run('{x}each(200D 1D)+0D00:00:00.000000001')).toBe('200D00:00:00.000000001 1D00:00:00.000000001')
  expect(run('2#2024.01.01D00:00:00.000000001-1970.01.01D')).toBe('19723D00:00:00.000000001 19723D00:00:00.000000001')
  expect(run('x:200D+0D00:00:00.000000001', '(x;1D),1D')).toBe(
    '200D00:00:00.000000001 1D00:00:00.000000000 1D00:00:00.000000000',
  )
})

test('null and infinite timespans beside one past 104 days are shown, looked up and cast as such', () => {
  expect(run(spans, '4#s')).toBe('0Nn 0Wn -0Wn 3D01:00:00.000000000')
  expect(run(spans, '(2#enlist 2#s)?enlist 0Nn 0Wn')).toBe(',0')
  expect(run(spans, '"t"$s')).toBe('0Nt 0Wt -0Wt 73:00:00.000 0Wt -0Wt')
  expect(run(spans, '"d"$s')).toBe('0Nd 0Wd -0Wd 2000.01.04 2000.07.19 1999.06.15')
  expect(run(spans, '2000.01.01T0+3#s')).toBe('0Nz 0wz -0wz')
})

test('timespans past 104 days are cast without rounding up', () => {
  expect(run('s:-1+"n"$17280000000000000 3600000000000', '`hh$s')).toBe('4799 0i')
  expect(run('s:-1+"n"$17280000000000000 3600000000000', '"v"$s')).toBe('4799:59:59 00:59:59')
  expect(run('"j"$"p"$200D+0D00:00:00.000000001')).toBe('17280000000000001')
})

test('minutes past 292 years are infinite timespans', () => {
  expect(run('"n"$"u"$200001 2000000000 -2000000000')).toBe('138D21:21:00.000000000 0Wn -0Wn')
})

test('a null beside a long past 2^53 stays null among times and dates', () => {
  expect(run('00:00:01.000+0N 4611686018427387904')).toBe('0Nt 00:00:01.000')
  expect(run('00:00:01.000&0N 4611686018427387904')).toBe('0Nt 00:00:00.000')
  expect(run('00:00:01.000 mod 0N -4611686018427387904')).toBe('0Nt 00:00:01.000')
  expect(run('0N -4611686018427387904 xbar 2000.01.02')).toBe('0Nd 2000.01.01')
})

test('a float beyond 64 bits is infinite among timespans', () => {
  expect(run('0D00:00:01|1 1e300')).toBe('0D00:00:01.000000000 0Wn')
})
