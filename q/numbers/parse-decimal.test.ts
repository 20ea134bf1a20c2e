import { expect, test } from 'vitest'
import { encodeText } from '../values/utf8.ts'
import { parseDecimal } from './parse-decimal.ts'

const read = (text: string, allowsPoint = true) => parseDecimal(encodeText(text), 0, text.length, allowsPoint)

test.each(['0', '7', '-7', '12.5', '-.25', '3.', '0.1', '123456789.123456', '999999999999999', '0.00000000000001'])(
  '%s is the nearest double',
  text => expect(read(text)).toBe(Number(text)),
)

test.each(['', '-', '.', '-.', '+1', '1e3', '1.2.3', ' 1', '1 ', '0W', '1234567890123456', '1-2'])(
  '%j is not read',
  text => expect(read(text)).toBeUndefined(),
)

test('a point is refused where numbers are whole', () => expect(read('1.5', false)).toBeUndefined())
