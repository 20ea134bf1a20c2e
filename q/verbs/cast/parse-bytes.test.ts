import { expect, test } from 'vitest'
import { internSymbol } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import { encodeText } from '../../values/utf8.ts'
import { parseBytes, parseItem } from './tok.ts'

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
