import { bytesOf } from '../text/bytes.ts'
import { sha1Of } from '../text/digests.ts'
import { chars, int, long, symbol } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { exactLong, longItem } from '../values/exact-long.ts'
import { textOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** Functions of `.Q` that write bytes as letters, or numbers with the letters of an alphabet as digits. */
export const encodingVerbs: VerbTable = {
  '.Q.btoa': unary(toBase64),
  '.Q.atob': unary(value => new Vector(Type.byte, decodeBase64(textOf(value)))),
  '.Q.x10': unary(value => chars(writeNumber(value, base64, 10))),
  '.Q.j10': unary(text => readNumber(textOf(text), base64)),
  '.Q.x12': unary(value => chars(writeNumber(value, base36, 12))),
  '.Q.j12': unary(text => readNumber(textOf(text), base36)),
  '.Q.sha1': unary(sha1Of),
}

/** `.Q.btoa x`: the bytes of a string as letters. */
function toBase64(value: Value): Value {
  return chars(encodeBase64(bytesOf(value)))
}

/** Three bytes are four letters; what is missing of the last three is filled with `=`. */
function encodeBase64(bytes: Uint8Array): string {
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

/** The number in the digits of the alphabet, its first letter before it to the given length. */
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

/** Functions of `.Q` for the addresses of machines; without a network only the own one has a name. */
export const addressVerbs: VerbTable = { '.Q.addr': unary(addressOf), '.Q.host': unary(hostAt) }

const localAddress = 0x7f000001

/** `` .Q.addr`127.0.0.1 `` as an int; -1 for names that are not known. */
function addressOf(host: Value): Value {
  const text = textOf(host)
  if (text === 'localhost' || text === '') return int(localAddress)
  const parts = text.split('.').map(Number)
  const isAddress = parts.length === 4 && parts.every(part => Number.isInteger(part) && part >= 0 && part < 256)
  return int(isAddress ? parts.reduce((address, part) => (address << 8) | part, 0) : -1)
}

/** `.Q.host 2130706433i` is `` `localhost ``; an address of another machine has no name. */
function hostAt(address: Value): Value {
  return symbol(address.kind === 'atom' && address.item === localAddress ? 'localhost' : '')
}

/** The alphabets of `.Q`, of which some serve to write numbers. */
export const lowerCase = 'abcdefghijklmnopqrstuvwxyz'
export const upperCase = lowerCase.toUpperCase()
export const digits = '0123456789'
export const base36 = digits + upperCase
export const base64 = `${upperCase}${lowerCase}${digits}+/`
export const nameCharacters = `${lowerCase}${upperCase}_${digits}`
