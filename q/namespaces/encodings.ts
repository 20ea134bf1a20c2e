import { bytesOf } from '../text/bytes.ts'
import { md5Of, sha1Of } from '../text/digests.ts'
import { chars, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { exactLong, longItem } from '../values/exact-long.ts'
import { textOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

export const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
export const upperCase = lowerCase.toUpperCase()
export const digits = '0123456789'
export const nameCharacters = `${lowerCase}${upperCase}_${digits}`

/** The digits of `.Q.x12`. */
export const base36 = digits + upperCase

/** The digits of `.Q.x10` and `.Q.btoa`. */
export const base64 = `${upperCase}${lowerCase}${digits}+/`

/** `md5`, and functions of `.Q` that write bytes as letters or numbers with letters as digits. */
export const encodingVerbs: VerbTable = {
  md5: unary(md5Of, {
    shape: 'md5 x',
    help: 'the MD5 hash of a string, as 16 bytes',
    examples: [['md5"abc"', '0x900150983cd24fb0d6963f7d28e17f72']],
  }),
  '.Q.sha1': unary(sha1Of, {
    shape: '.Q.sha1 x',
    help: 'gives the SHA-1 hash of a string, as 20 bytes',
    examples: [['.Q.sha1"abc"', '0xa9993e364706816aba3e25717850c26c9cd0d89d']],
  }),
  '.Q.btoa': unary(x => chars(encodeBase64(bytesOf(x))), {
    shape: '.Q.btoa x',
    help: 'writes the bytes of a string in base 64',
    examples: [['.Q.btoa"hi!"', '"aGkh"']],
  }),
  '.Q.atob': unary(text => new Vector(Type.byte, decodeBase64(textOf(text))), {
    shape: '.Q.atob x',
    help: 'gives the bytes that a string in base 64 stands for',
    examples: [
      ['.Q.atob"aGkh"', '0x686921'],
      ['"c"$.Q.atob"aGkh"', '"hi!"'],
    ],
  }),
  '.Q.x10': unary(x => chars(writeNumber(x, base64, 10)), {
    shape: '.Q.x10 n',
    help: 'writes a long as 10 digits of base 64',
    examples: [['.Q.x10 12345', '"AAAAAAADA5"']],
  }),
  '.Q.j10': unary(text => readNumber(textOf(text), base64), {
    shape: '.Q.j10 x',
    help: 'reads up to 10 digits of base 64 as a long',
    examples: [['.Q.j10"AAAAAAADA5"', '12345']],
  }),
  '.Q.x12': unary(x => chars(writeNumber(x, base36, 12)), {
    shape: '.Q.x12 n',
    help: 'writes a long as 12 digits of base 36',
    examples: [['.Q.x12 12345', '"0000000009IX"']],
  }),
  '.Q.j12': unary(text => readNumber(textOf(text), base36), {
    shape: '.Q.j12 x',
    help: 'reads up to 12 digits of base 36 as a long',
    examples: [['.Q.j12"0000000009IX"', '12345']],
  }),
}

/** Writes each three bytes as four letters, and `=` for the letters of missing bytes: `hi` becomes `aGk=`. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const missing = Math.max(0, i + 3 - bytes.length)
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = [18, 12, 6, 0].map(shift => base64[(group >> shift) & 63]).join('')
    text += letters.slice(0, 4 - missing) + '='.repeat(missing)
  }
  return text
}

function decodeBase64(text: string): Uint8Array {
  if (text.length % 4 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return signal('domain')
  const letters = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  for (let i = 0; i < bytes.length; i++) {
    const index = Math.floor((i * 4) / 3)
    const pair = (base64.indexOf(letters[index] ?? 'A') << 6) | base64.indexOf(letters[index + 1] ?? 'A')
    bytes[i] = pair >> (4 - 2 * (i % 3))
  }
  return bytes
}

/** The number with the letters of the alphabet as digits, padded to the length with the first of them. */
function writeNumber(value: Value, alphabet: string, length: number): string {
  if (value.kind !== 'atom') return signal('type')
  const base = BigInt(alphabet.length)
  let rest = exactLong(value.item)
  let text = ''
  for (; rest > 0n; rest /= base) text = alphabet.charAt(Number(rest % base)) + text
  return text.padStart(length, alphabet.charAt(0)).slice(-length)
}

function readNumber(text: string, alphabet: string): Value {
  const base = BigInt(alphabet.length)
  let number = 0n
  for (const letter of text) number = number * base + BigInt(alphabet.indexOf(letter))
  return long(longItem(BigInt.asIntN(64, number)))
}
