import { expect, test } from 'vitest'
import { internBytes, internSymbol } from './symbols.ts'
import { encodeText } from './utf8.ts'

test.each(['', 'a', 'IBM', 'naïve', 'Ã¯', '東京', 'a b'])(
  'the bytes of %j give its symbol, the second time too',
  text => {
    const bytes = encodeText(text)
    expect([internBytes(bytes), internBytes(bytes)]).toEqual([internSymbol(text), internSymbol(text)])
  },
)

test('a part of the bytes is a symbol of its own', () => {
  expect(internBytes(encodeText(' abc '), 1, 4)).toBe(internSymbol('abc'))
})

test('a byte that is no UTF-8 is not taken for the character of that number', () => {
  const ascii = internSymbol('Ã©')
  internBytes(encodeText('Ã©'))
  expect(internBytes(Uint8Array.of(0xc3, 0xa9))).toBe(internSymbol('é'))
  expect(ascii).not.toBe(internSymbol('é'))
})

test('many different texts keep their symbols apart', () => {
  const texts = Array.from({ length: 100_000 }, (_, i) => `s${i}`)
  const numbers = texts.map(text => internBytes(encodeText(text)))
  expect(numbers).toEqual(texts.map(internSymbol))
})
