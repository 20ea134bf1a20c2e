import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

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

test('what does not fit into a narrower integer becomes its infinity', () => {
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

test('bytes and chars are the last byte of a number', () => {
  expect(run('"x"$255 256 -1')).toBe('0xff00ff')
  expect(run('"c"$104 105')).toBe('"hi"')
  expect(run('"i"$"hi"')).toBe('104 105i')
})

test('a long beyond the safe numbers of doubles is exact', () => {
  expect(run('"j"$9007199254740993')).toBe('9007199254740993')
  expect(run('"j"$2024.03.05D01:02:03.000000007')).toBe('762915723000000007')
  expect(run('"p"$762915723000000007')).toBe('2024.03.05D01:02:03.000000007')
})

test('moments become dates, months and times of day, rounding down', () => {
  const moment = 't:2024.03.05D17:42:59.123456789'
  expect(run(moment, '`date$t')).toBe('2024.03.05')
  expect(run(moment, '`month$t')).toBe('2024.03m')
  expect(run(moment, '`minute`second`time$t')).toBe('17:42\n17:42:59\n17:42:59.123')
  expect(run('`date$1999.12.31D23:00')).toBe('1999.12.31')
  expect(run('"t"$2024.03.05T17:42:59.123')).toBe('17:42:59.123')
})

test('dates and months become the moment they begin with', () => {
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

test('a dot reads parts and types of temporal variables', () => {
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

test('values without numbers cannot be cast to numbers', () => {
  expect(run('"j"$`abc')).toContain("'type")
  expect(run('`$5')).toContain("'type")
  expect(run('"f"$0Ng')).toContain("'type")
})
