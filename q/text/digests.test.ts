import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { encodeText } from '../values/utf8.ts'
import { md5, sha1 } from './digests.ts'

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

test('md5 gives the digests that its specification lists', () => {
  expect(hex(md5(encodeText('')))).toBe('d41d8cd98f00b204e9800998ecf8427e')
  expect(hex(md5(encodeText('message digest')))).toBe('f96b697d7cb7938d525a2f31aaf161d0')
})

test('sha1 gives the digest that its specification lists', () => {
  expect(hex(sha1(encodeText('abc')))).toBe('a9993e364706816aba3e25717850c26c9cd0d89d')
})

test('digests of texts longer than a block are right', () => {
  expect(hex(md5(encodeText('1234567890'.repeat(8))))).toBe('57edf4a22be3c955ac49da2e2107b67a')
})

test('md5 is a keyword for strings', () => {
  expect(run('md5 "a"')).toBe('0x0cc175b9c0f1b6a831c399e269772661')
  expect(run('md5 `a')).toContain("'type")
})

test.each([
  ['raze string md5 ""', '"d41d8cd98f00b204e9800998ecf8427e"'],
  ['raze string md5 "abc"', '"900150983cd24fb0d6963f7d28e17f72"'],
  ['raze string -33!"abc"', '"a9993e364706816aba3e25717850c26c9cd0d89d"'],
])('%s is a digest', (input, output) => expect(run(input)).toBe(output))

test('digests of texts around the length of a block', () => {
  const digests = '{raze string md5 x#"a"} each 55 56 63 64 65'
  expect(run(digests)).toBe(
    [
      '"ef1772b6dff9a122358552954ad0df65"',
      '"3b0c8ac703f828b04c6c197006d17218"',
      '"b06521f39153d618550606be297466d5"',
      '"014842d480b571495a4a0363793f7367"',
      '"c743a45e0d2e6a95cb859adae0248435"',
    ].join('\n'),
  )
  expect(run('{raze string -33!x#"a"} each 55 56 63 64 65')).toBe(
    [
      '"c1c8bbdc22796e28c0e15163d20899b65621d65a"',
      '"c2db330f6083854c99d4b5bfb6e8f29f201be699"',
      '"03f09f5b158a7a8cdad920bddc29b81c18a551f5"',
      '"0098ba824b5c16427bd7a1122a5a442a25ec644d"',
      '"11655326c708d70319be2610e8a57d9a5b959d3b"',
    ].join('\n'),
  )
})
