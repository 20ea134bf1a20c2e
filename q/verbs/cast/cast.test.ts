import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'
import { randomVector } from '../../tests/random-values.ts'
import { vectorOfItems } from '../../values/construct.ts'
import { matches } from '../../values/match.ts'
import { Type, typeInfo } from '../../values/types.ts'
import type { Item, Vector } from '../../values/value.ts'
import { castTo } from './cast.ts'

test('a type is named by a symbol, a letter or a short', () => {
  expect(run('`int$7')).toBe('7i')
  expect(run('"i"$7')).toBe('7i')
  expect(run('6h$7')).toBe('7i')
})

test('several types are cast to item by item', () => {
  expect(run('"if"$3 4')).toBe('3i\n4f')
  expect(run('`short`int`long$9')).toBe('9h\n9i\n9')
  expect(run('"ij"$1 2 3')).toContain("'length")
})

test('floats are rounded to whole numbers, a half upwards', () => {
  expect(run('"j"$3.4 3.5 4.5 -3.4 -3.6')).toBe('3 4 5 -3 -4')
  expect(run('`boolean$0 0.2 -1 0n')).toBe('0111b')
})

test('numbers out of the range of a narrower integer become its infinity', () => {
  expect(run('"h"$70000 -70000 5')).toBe('32767 -32767 5h')
  expect(run('"i"$4000000000')).toBe('0Wi')
  expect(run('"j"$1e30 -1e30')).toBe('0W -0W')
})

test('nulls stay null in every type that has one', () => {
  expect(run('null "hijefpmdznuvt"$\\:0N')).toBe('1111111111111b')
  expect(run('"j"$0Nh')).toBe('0N')
  expect(run('"d"$0Np')).toBe('0Nd')
})

test('the infinity of an int is an ordinary long', () => {
  expect(run('"j"$0Wi')).toBe('2147483647')
  expect(run('"f"$0Wi')).toBe('2.147484e+09')
})

test('bytes and chars take the last byte of a number', () => {
  expect(run('"x"$255 256 -1')).toBe('0xff00ff')
  expect(run('"c"$104 105')).toBe('"hi"')
  expect(run('"i"$"hi"')).toBe('104 105i')
})

test('a long beyond 2^53 is exact', () => {
  expect(run('"j"$9007199254740993')).toBe('9007199254740993')
  expect(run('"j"$2024.03.05D01:02:03.000000007')).toBe('762915723000000007')
  expect(run('"p"$762915723000000007')).toBe('2024.03.05D01:02:03.000000007')
})

test('timestamps become dates, months and times of day, rounding down', () => {
  const moment = 't:2024.03.05D17:42:59.123456789'
  expect(run(moment, '`date$t')).toBe('2024.03.05')
  expect(run(moment, '`month$t')).toBe('2024.03m')
  expect(run(moment, '`minute`second`time$t')).toBe('17:42\n17:42:59\n17:42:59.123')
  expect(run('`date$1999.12.31D23:00')).toBe('1999.12.31')
  expect(run('"t"$2024.03.05T17:42:59.123')).toBe('17:42:59.123')
})

test('dates and months become their first moment', () => {
  expect(run('"p"$2024.03.05')).toBe('2024.03.05D00:00:00.000000000')
  expect(run('`date$2024.02m')).toBe('2024.02.01')
  expect(run('-0W 0Wp~"p"$1500.01.01 2500.01.01')).toBe('1b')
})

test('times of day convert among each other', () => {
  expect(run('`minute$12:34:56')).toBe('12:34')
  expect(run('`timespan$12:34')).toBe('0D12:34:00.000000000')
  expect(run('`second$0D01:00:59.9')).toBe('01:00:59')
})

test('parts of dates and times are ints, the week a date', () => {
  expect(run('`year`mm`dd$2024.03.05')).toBe('2024 3 5i')
  expect(run('`hh`mm`ss$09:41:07')).toBe('9 41 7i')
  expect(run('`hh`uu`ss$17:42:59.123')).toBe('17 42 59i')
  expect(run('`week$2024.03.03 2024.03.04 2024.03.05')).toBe('2024.02.26 2024.03.04 2024.03.04')
  expect(run('`year$2024.03.05 0Nd')).toBe('2024 0Ni')
  expect(run('`constructor$2024.03.05')).toMatch(/^'constructor\n/)
  expect(run('`hh$2024.03.05')).toContain("'type")
})

test('a dot reads a part of a temporal variable or casts it', () => {
  expect(run('t:2024.03.05D17:42:59', 't.year')).toBe('2024i')
  expect(run('t:2024.03.05D17:42:59', 't.date')).toBe('2024.03.05')
  expect(run('t:2024.03.05 2025.04.06', 't.mm')).toBe('3 4i')
})

test('lists, dictionaries and tables are cast inside', () => {
  expect(run('"i"$(1;2 3)')).toBe('1i\n2 3i')
  expect(run('"f"$`a`b!1 2')).toBe('a| 1\nb| 2')
  expect(run('type each value flip "h"$([]a:1 2;b:3 4f)')).toBe('5 5h')
})

test('an empty list takes the type', () => {
  expect(run('`date$()')).toBe('`date$()')
  expect(run('type `symbol$()')).toBe('11h')
})

test('strings become symbols', () => {
  expect(run('`$"two words"')).toBe('`two words')
  expect(run('`$("ab";"";"c")')).toBe('`ab``c')
  expect(run('`$" padded "')).toBe('`padded')
})

test('symbols and guids cannot be cast to numbers', () => {
  expect(run('"j"$`abc')).toContain("'type")
  expect(run('`$5')).toContain("'type")
  expect(run('"f"$0Ng')).toContain("'type")
})

test.each([
  ['`long$1.5 2.5 -1.5 -2.5 0n 0w -0w', '2 3 -1 -2 0N 0W -0W'],
  ['`long$0.49 -0.49 0.5 -0.51', '0 0 1 -1'],
  ['`long$4503599627370497.', '4503599627370497'],
  ['`long$9223372036854775808. -9223372036854775808.', '0W -0W'],
  ['`long$9223372036854774784.', '9223372036854774784'],
  ['`long$9007199254740992. 0n 0w', '9007199254740992 0N 0W'],
  ['`int$1 0N 0W -0W', '1 0N 0W -0Wi'],
  ['`int$3000000000 -3000000000', '0W -0Wi'],
  ['`int$9007199254740993 0N', '0W 0Ni'],
  ['(`short$40000 -40000 0N 7)=0W -0W 0N 7h', '1111b'],
  ['`short$1.5 0n', '2 0Nh'],
  ['`long$1 0N 0Wi', '1 0N 2147483647'],
  ['`long$1 0Nh', '1 0N'],
  ['`long$10b', '1 0'],
  ['`long$0x80ff', '128 255'],
  ['`long$"a"', '97'],
  ['`float$1 0N 3', '1 0n 3'],
  ['`float$1 0Ni', '1 0n'],
  ['`float$9007199254740993 0N', '9.007199e+15 0n'],
  ['`float$1.5 0Ne', '1.5 0n'],
  ['`real$1.5 0n 2', '1.5 0N 2e'],
  ['`real$1 0N', '1 0Ne'],
  ['`boolean$0 1 0N -2', '0111b'],
  ['`boolean$0 0.2 0n', '011b'],
  ['`byte$1 255 256 -1', '0x01ff00ff'],
  ['`char$97 98', '"ab"'],
  ['`date$0 31 0N', '2000.01.01 2000.02.01 0Nd'],
  ['`date$2024.01.31D23:59:59.999999999 0Np', '2024.01.31 0Nd'],
  ['`date$1999.12.31D23:59', '1999.12.31'],
  ['`month$2024.01.31 1999.12.31 0N', '2024.01 1999.12 0Nm'],
  ['`date$2024.03m', '2024.03.01'],
  ['`minute$09:30:59.999 0N', '09:30 0Nu'],
  ['`minute$-00:00:01', '-00:01'],
  ['`second$09:30 0Nu', '09:30:00 0Nv'],
  ['`time$0D01:02:03.004005', '01:02:03.004'],
  ['`timespan$09:30', '0D09:30:00.000000000'],
  ['`timestamp$2024.01.01', '2024.01.01D00:00:00.000000000'],
  ['`long$2000.01.01D00:00:00.000000001 0Np', '1 0N'],
  ['`float$2000.01.02 0Nd', '1 0n'],
  ['`int$00:01:01 0Nv', '61 0Ni'],
  ['`year`mm`dd$\\:2024.02.29', '2024 2 29i'],
  ['`hh`uu`ss$\\:09:08:07', '9 8 7i'],
  ['`year$2024.01.01 0Nd', '2024 0Ni'],
  ['`week$2024.01.07 2024.01.08', '2024.01.01 2024.01.08'],
  ['`long$`float$()', '`long$()'],
  ['`int$enlist 5', ',5i'],
  ['`date$0Wp', '0Wd'],
  ['`date$-0Wp', '-0Wd'],
  ['`month$-0Wp', '-0Wm'],
  ['`date$0Np', '0Nd'],
])('%s casts', (input, expected) => expect(run(input)).toBe(expected))

/** From left to right each type holds all numbers of the types before it. */
const widening = [Type.short, Type.int, Type.long]

test('a cast to a wider type and back gives the same numbers', () => {
  const random = createRandom(3)
  for (const [index, narrow] of widening.entries()) {
    for (const wide of widening.slice(index)) {
      const vector = randomVector(random, narrow, 300)
      expect(matches(castTo(narrow, castTo(wide, vector)), vector), `${narrow} ${wide}`).toBe(true)
    }
  }
})

test('temporal items come back from their numbers', () => {
  const random = createRandom(4)
  for (const type of [Type.month, Type.date, Type.minute, Type.second, Type.time, Type.timespan, Type.timestamp]) {
    const vector = randomVector(random, type, 300)
    expect(matches(castTo(type, castTo(Type.long, vector)), vector), typeInfo(type).name).toBe(true)
  }
})

test('ints and finite floats come back from each other', () => {
  const ints = withoutInfinities(randomVector(createRandom(9), Type.int, 300))
  expect(matches(castTo(Type.int, castTo(Type.float, ints)), ints)).toBe(true)
})

function withoutInfinities({ type, data }: Vector): Vector {
  const { infinity } = typeInfo(type)
  return vectorOfItems(
    type,
    Array.from(data as ArrayLike<Item>).filter(item => item !== infinity),
  )
}
