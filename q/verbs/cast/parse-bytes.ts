import { parseDecimal } from '../../text/parse-decimal.ts'
import { decodeText } from '../../values/construct.ts'
import { internBytes } from '../../values/intern-bytes.ts'
import { Type, typeInfo } from '../../values/types.ts'
import type { Item } from '../../values/value.ts'
import { parseItem } from './tok-items.ts'

const blank = 32

/** As `parseItem`, of a text in bytes. Symbols and plain numbers, of which there may be millions, are read without a text. */
export function parseBytes(type: number, bytes: Uint8Array, start = 0, end = bytes.length): Item {
  if (type === Type.symbol) return symbolOfBytes(bytes, start, end)
  if (type >= Type.short && type <= Type.float) {
    const number = parseDecimal(bytes, start, end, type >= Type.real)
    if (number !== undefined && Math.abs(number) <= Number(typeInfo(type).infinity)) return plainItem(type, number)
  }
  return parseItem(type, decodeText(bytes.subarray(start, end)))
}

/** Adds 0 to whole numbers, which know no -0. */
function plainItem(type: number, number: number): number {
  if (type === Type.float) return number
  return type === Type.real ? Math.fround(number) : number + 0
}

/** The symbol of a text without the blanks around it. */
function symbolOfBytes(bytes: Uint8Array, start: number, end: number): number {
  while (start < end && bytes[start] === blank) start++
  while (start < end && bytes[end - 1] === blank) end--
  return internBytes(bytes, start, end)
}
