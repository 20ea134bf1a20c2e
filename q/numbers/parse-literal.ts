import { exactLong } from '../values/exact-long.ts'
import { Type, typeInfo, typeOfLetter } from '../values/types.ts'
import { Atom, type Item, type Value, Vector } from '../values/value.ts'
import { suffixLetter } from './literal-letter.ts'
import { commonType, literalType } from './literal-type.ts'
import { parseItem } from './parse-item.ts'

/**
 * The value of a literal: one number is an atom, several are a vector of one type; `1 2 3h` are shorts. Gives the text
 * of the number that is wrong if one is, which is also the error that q raises.
 */
export function parseLiteral(texts: readonly string[]): Value | string {
  const [first = ''] = texts
  if (/^[01]+b$/.test(first)) return atomOrVector(Type.boolean, Array.from(first.slice(0, -1), Number))
  if (/^0x/.test(first)) return atomOrVector(Type.byte, parseHex(first.slice(2)))
  const longs = plainLongs(texts)
  if (longs) return longs.length === 1 ? new Atom(Type.long, longs[0] as number) : new Vector(Type.long, longs)
  const types = texts.map(text => literalType(text.replace('-', '')))
  const unknown = types.indexOf(undefined)
  if (unknown >= 0) return texts[unknown] as string
  const last = suffixLetter((texts.at(-1) as string).replace('-', ''))
  const type = last ? typeOfLetter(last) : commonType(types as number[])
  if (type === undefined) return first
  const items: Item[] = []
  for (const text of texts) {
    const item = parseItem(text, type)
    if (item === undefined) return text
    items.push(item)
  }
  return atomOrVector(type, items)
}

/** The most usual literals in one pass: integers of up to 15 digits; undefined if any is something else. */
function plainLongs(texts: readonly string[]): Float64Array | undefined {
  const data = new Float64Array(texts.length)
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] as string
    if (!/^-?\d{1,15}$/.test(text)) return undefined
    // Adding 0 makes 0 of -0, which integers do not know.
    data[i] = Number(text) + 0
  }
  return data
}

/** `abc` is the bytes 0a bc. */
function parseHex(digits: string): number[] {
  const even = digits.length % 2 ? `0${digits}` : digits
  return (even.match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
}

function atomOrVector(type: number, items: readonly Item[]): Value {
  const [first] = items
  if (first !== undefined && items.length === 1) return new Atom(type, first)
  if (type === Type.long && items.some(item => typeof item === 'bigint'))
    return new Vector(type, BigInt64Array.from(items, exactLong))
  const data = typeInfo(type).allocate(items.length)
  for (let i = 0; i < items.length; i++) data[i] = items[i] as Item
  return new Vector(type, data)
}
