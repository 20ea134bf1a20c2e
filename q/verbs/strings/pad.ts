import { bytesOf } from '../../text/bytes-of.ts'
import { signal } from '../../values/q-error.ts'
import type { Simple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'

/** `5$"abc"` is `"abc  "`, `-5$"abc"` is `"  abc"`; longer strings are cut. Goes into lists, dictionaries and tables. */
export const padTo = (width: number, value: Value): Value => pad(value, width)

const pad = extendUnary((x: Simple, width: number) =>
  x.type === Type.char ? new Vector(Type.char, padBytes(width, bytesOf(x))) : signal('type'),
)

const space = 32

function padBytes(width: number, bytes: Uint8Array): Uint8Array {
  const size = Number.isNaN(width) ? signal('type') : Math.abs(width)
  const padded = new Uint8Array(size).fill(space)
  const missing = size - bytes.length
  if (width >= 0) padded.set(bytes.subarray(0, size))
  else if (missing >= 0) padded.set(bytes, missing)
  else padded.set(bytes.subarray(-missing))
  return padded
}
