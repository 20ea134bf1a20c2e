import { expect, test } from 'vitest'
import { itemText } from '../../display/item-text.ts'
import { createRandom } from '../../session/create-random.ts'
import { run } from '../../tests/console.ts'
import { randomVector } from '../../tests/random-values.ts'
import { exactLong, longItem } from '../../values/exact-long.ts'
import { itemsMatch } from '../../values/match.ts'
import { internSymbol } from '../../values/symbols.ts'
import { Type, typeInfo } from '../../values/types.ts'
import { encodeText } from '../../values/utf8.ts'
import { parseBytes, parseItem } from './tok.ts'

test('numbers are read, with blanks around them', () => {
  expect(run('"J"$" 42 "')).toBe('42')
  expect(run('"HIJEF"$\\:"7"')).toBe('7h\n7i\n7\n7e\n7f')
  expect(run('"F"$("1.5e3";"-.25";"2.")')).toBe('1500 -0.25 2')
})

test('timespans and timestamps keep all digits', () => {
  expect(run('"N"$("200D00:00:00.000000001";"-200D00:00:00.000000001")')).toBe(
    '200D00:00:00.000000001 -200D00:00:00.000000001',
  )
  expect(run('"P"$"1800.01.01D00:00:00.000000001"')).toBe('1800.01.01D00:00:00.000000001')
  expect(run('"N"$("200000D";"-200000D";"200D99:99")')).toBe('0Wn -0Wn 0Nn')
})

test('text that is not a number gives null', () => {
  expect(run('"J"$("";"abc";"1.5";"1 2")')).toBe('0N 0N 0N 0N')
  expect(run('"F"$("x";"1.2.3")')).toBe('0n 0n')
  expect(run('"H"$"40000"')).toBe('0Nh')
})

test('reals have the precision of reals', () => {
  expect(run('"f"$"E"$"1.1"')).toBe(run('"f"$first 1.1 2e'))
  expect(run('1.1=(1.1e;"E"$"1.1")')).toBe('00b')
  expect(run('"E"$"1e50"')).toBe('0we')
})

test('longs are exact', () => {
  expect(run('"J"$"9007199254740993"')).toBe('9007199254740993')
  expect(run('"J"$"9223372036854775808"')).toBe('0N')
})

test('a char, a string and lists of strings at any depth are read', () => {
  expect(run('"J"$"7"')).toBe('7')
  expect(run('"J"$(("1";"23");"456")')).toBe('1 23\n456')
  expect(run('"J"$`a`b!("1";"2")')).toBe('a| 1\nb| 2')
  expect(run('"I"$()')).toBe('`int$()')
})

test('a negative short reads text as its type', () => {
  expect(run('-7h$"12"')).toBe('12')
  expect(run('-11h$"ab"')).toBe('`ab')
})

test('a star leaves strings as they are', () => {
  expect(run('"*"$"12"')).toBe('"12"')
  expect(run('0h$"12"')).toBe('"12"')
})

test('t, x, y and 1 are true', () => {
  expect(run('"B"$("t";"Y";"1";"f";"0";"maybe")')).toBe('111000b')
})

test('bytes are hexadecimal', () => {
  expect(run('"X"$("ff";"1";"zz")')).toBe('0xff0100')
})

test('guids and IP addresses are read', () => {
  expect(run('"G"$"01234567-89ab-cdef-0123-456789abcdef"')).toBe('01234567-89ab-cdef-0123-456789abcdef')
  expect(run('"G"$"1:2:3:4:5:6:7:8"')).toBe('00010002-0003-0004-0005-000600070008')
  expect(run('"G"$"fe80::1"')).toBe('fe800000-0000-0000-0000-000000000001')
  expect(run('"G"$"nothing"')).toBe('00000000-0000-0000-0000-000000000000')
  expect(run('"I"$"10.0.0.1"')).toBe('167772161i')
})

test('dates are read in many forms', () => {
  const forms = '("2024-03-05";"2024.03.05";"20240305";"240305";"03/05/2024";"5Mar2024";"05-Mar-24";"2024/Mar/05")'
  expect(run(`distinct "D"$${forms}`)).toBe(',2024.03.05')
  expect(run('null "D"$("2023.02.29";"2024-13-01";"soon")')).toBe('111b')
})

test('the order of day and month is a setting of the session', () => {
  expect(run('"D"$"04/03/2024"')).toBe('2024.04.03')
  expect(run('\\z 1', '"DP"$\\:"04/03/2024"')).toBe('2024.03.04\n2024.03.04D00:00:00.000000000')
  expect(run('\\z 1', '\\z')).toBe('1i')
})

test('times are read with and without colons', () => {
  expect(run('"T"$("17:42:59.5";"174259";"174259500";"17:42";"9:05")')).toBe(
    '17:42:59.500 17:42:59.000 17:42:59.500 17:42:00.000 09:05:00.000',
  )
  expect(run('"UV"$\\:"17:42:59"')).toBe('17:42\n17:42:59')
  expect(run('"N"$("1D02:03:04.000000005";"-00:00:01")')).toBe('1D02:03:04.000000005 -0D00:00:01.000000000')
  expect(run('"T"$"17:60"')).toBe('0Nt')
})

test('timestamps are a date and a time', () => {
  const moment = '2024.03.05D17:42:59.123000000'
  expect(run('"P"$"2024-03-05T17:42:59.123Z"')).toBe(moment)
  expect(run('"P"$"2024.03.05D17:42:59.123"')).toBe(moment)
  expect(run('"P"$"20240305 174259123"')).toBe(moment)
  expect(run('"Z"$"05 Mar 2024 17:42:59"')).toBe('2024.03.05T17:42:59.000')
  expect(run('"P"$"2024-03-05"')).toBe('2024.03.05D00:00:00.000000000')
})

test('nine to eleven digits are seconds since 1970', () => {
  expect(run('"P"$"1700000000"')).toBe('2023.11.14D22:13:20.000000000')
  expect(run('"P"$"1700000000.25"')).toBe('2023.11.14D22:13:20.250000000')
})

test('months are read', () => {
  expect(run('"M"$("2024-03";"202403";"2024.03m";"2403";"2024-14")')).toBe('2024.03 2024.03 2024.03 2024.03 0Nm')
})

test('only text is read', () => {
  expect(run('"J"$12')).toContain("'type")
})

test('symbols stay symbols, and an address has numbers below 256', () => {
  expect(run('"S"$`pear`fig')).toBe('`pear`fig')
  expect(run('"J"$`pear`fig')).toContain("'type")
  expect(run('"I"$("10.0.0.255";"10.0.0.256")')).toBe('167772415 0Ni')
})

test.each([
  ['"J"$("12";" 12 ";"-7";"+7";"x";"";"1.5")', '12 12 -7 7 0N 0N 0N'],
  ['"J"$"9007199254740993"', '9007199254740993'],
  ['"J"$("0W";"-0W")', '0W -0W'],
  ['"F"$("1.5";"-.5";"1e3";"x")', '1.5 -0.5 1000 0n'],
  ['"I"$"192.168.1.34"', '-1062731486i'],
  ['"D"$("2024.02.29";"2023.02.29")', '2024.02.29 0Nd'],
])('%s reads', (input, expected) => expect(run(input)).toBe(expected))

const texts = ['12', '-12', '+12', '0', '-0', '007', '', '-', '.', '-.5', '5.', '1.5', '1.2.3', '0.1', '123456.789']
const limits = ['32767', '32768', '-32768', '2147483648', '999999999999999', '9007199254740993', '1e400', '0W', '0N']
const others = [
  '0.30000000000000004',
  '123456789.123456',
  '99999999999999.95',
  ' 12',
  '12 ',
  '12h',
  '1e3',
  '1f',
  'x',
  '0x1',
]

test.each([Type.short, Type.int, Type.long, Type.real, Type.float])(
  'numbers of type %d are read as a text is',
  type => {
    for (const text of [...texts, ...limits, ...others])
      expect([text, parseBytes(type, encodeText(text))]).toEqual([text, parseItem(type, text)])
  },
)

test('a symbol loses the blanks around it', () => {
  for (const text of ['ab', ' ab', 'ab  ', '  a b ', '   ', ''])
    expect(parseBytes(Type.symbol, encodeText(text))).toBe(internSymbol(text.trim()))
})

test('a part of the bytes can be read', () => {
  expect(parseBytes(Type.long, encodeText('a,12,b'), 2, 4)).toBe(12)
})

const types = [
  ...[Type.boolean, Type.guid, Type.byte, Type.short, Type.int, Type.long, Type.float, Type.symbol],
  ...[Type.timestamp, Type.month, Type.date, Type.datetime, Type.timespan, Type.minute, Type.second, Type.time],
]

test('the text of an item gives the item back', () => {
  const random = createRandom(11)
  for (const type of types) {
    const { infinity } = typeInfo(type)
    for (const kept of Array.from(randomVector(random, type, 100).data)) {
      if (kept === infinity) continue
      const item = type === Type.long ? longItem(exactLong(kept)) : kept
      const text = itemText(type, item, 0)
      expect(itemsMatch(type, parseBytes(type, encodeText(text)), item), `${typeInfo(type).name} ${text}`).toBe(true)
    }
  }
})
