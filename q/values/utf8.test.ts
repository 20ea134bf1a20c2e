import { expect, test } from 'vitest'
import { copyBytes, decodeText, encodeText, shortBytes } from './utf8.ts'

test('strings do not overlap, however many are made', () => {
  const all = Array.from({ length: 20_000 }, (_, i) => shortBytes(i % 17).fill(i % 251))
  expect(all.every((bytes, i) => bytes.length === i % 17 && bytes.every(byte => byte === i % 251))).toBe(true)
})

test.each([0, 5, 5000])('a copy of %d bytes is one of its own', length => {
  const bytes = new Uint8Array(length + 2).fill(7)
  const copy = copyBytes(bytes, 1, length + 1)
  bytes.fill(8)
  expect(copy).toEqual(new Uint8Array(length).fill(7))
})

test.each(['', 'plain', 'x'.repeat(64), 'x'.repeat(65), 'naïve', '東京', 'ends in é'])(
  '%j is decoded as encoded',
  text => {
    expect(decodeText(encodeText(text))).toBe(text)
  },
)

test('bytes that are no UTF-8 are read as Latin-1', () => {
  expect(decodeText(Uint8Array.of(97, 0xe9, 98))).toBe('aéb')
})
