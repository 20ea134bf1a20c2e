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
