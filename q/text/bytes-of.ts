import { encodeText } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'

/** The bytes of a string, a char, a symbol, bytes, or of nothing (`()`); signals `type` for other values. */
export function bytesOf(value: Value): Uint8Array {
  if (value.kind === 'vector' && isByteType(value.type)) return value.data as Uint8Array
  if (value.kind === 'atom' && isByteType(value.type)) return Uint8Array.of(Number(value.item))
  if (value.kind === 'atom' && value.type === Type.symbol) return encodeText(symbolText(Number(value.item)))
  if (value.kind === 'list' && !value.items.length) return new Uint8Array(0)
  return signal('type')
}

const isByteType = (type: number) => type === Type.char || type === Type.byte

/** A string of these bytes. */
export const stringOfBytes = (bytes: Uint8Array): Vector => new Vector(Type.char, bytes)

/** All parts one after the other, with `separator` between them. */
export function joinBytes(parts: readonly Uint8Array[], separator: Uint8Array = new Uint8Array(0)): Uint8Array {
  let length = Math.max(parts.length - 1, 0) * separator.length
  for (let i = 0; i < parts.length; i++) length += (parts[i] as Uint8Array).length
  const joined = new Uint8Array(length)
  let place = 0
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as Uint8Array
    joined.set(part, place)
    place += part.length
    if (place === length) break
    joined.set(separator, place)
    place += separator.length
  }
  return joined
}
