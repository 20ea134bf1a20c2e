import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, Table, type Value, Vector } from '../../values/value.ts'

/** `5$"abc"` is `"abc  "`, `-5$"abc"` is `"  abc"`; longer strings are cut. Goes into lists, dictionaries and tables. */
export function padTo(width: number, value: Value): Value {
  switch (value.kind) {
    case 'vector':
      return isString(value) ? new Vector(Type.char, padBytes(width, value.data as Uint8Array)) : signal('type')
    case 'atom':
      return value.type === Type.char
        ? padTo(width, new Vector(Type.char, Uint8Array.of(Number(value.item))))
        : signal('type')
    case 'list':
      return collapse(itemsOf(value).map(item => padTo(width, item)))
    case 'dictionary':
      return new Dictionary(value.keys, padTo(width, value.values))
    case 'table':
      return new Table(
        value.names,
        value.columns.map(column => padTo(width, column)),
      )
    default:
      return signal('type')
  }
}

const space = 32

function padBytes(width: number, bytes: Uint8Array): Uint8Array {
  const size = Math.abs(width)
  const padded = new Uint8Array(size).fill(space)
  const missing = size - bytes.length
  if (width >= 0) padded.set(bytes.subarray(0, size))
  else if (missing >= 0) padded.set(bytes, missing)
  else padded.set(bytes.subarray(-missing))
  return padded
}
