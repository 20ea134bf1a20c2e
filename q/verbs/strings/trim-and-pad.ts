import { bytesOf } from '../../text/bytes.ts'
import { signal } from '../../values/errors.ts'
import { isNullItem } from '../../values/nulls.ts'
import { type Simple, Type } from '../../values/types.ts'
import { type Item, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'

/** Removing blanks at the ends of strings, or nulls at the ends of other vectors. */
export const trimVerbs: VerbTable = {
  trim: unary(x => trimAll(x, 'both'), {
    shape: 'trim x',
    help: 'text without spaces at its ends',
    examples: [
      ['trim"  a b "', '"a b"'],
      ['trim (" a";"b ")', ',"a"\n,"b"'],
      ['trim 0N 1 0N', ',1'],
    ],
  }),
  ltrim: unary(x => trimAll(x, 'left'), {
    shape: 'ltrim x',
    help: 'text without spaces at its start',
    examples: [['ltrim"  a "', '"a "']],
  }),
  rtrim: unary(x => trimAll(x, 'right'), {
    shape: 'rtrim x',
    help: 'text without spaces at its end',
    examples: [['rtrim"  a "', '"  a"']],
  }),
}

type Side = 'left' | 'right' | 'both'

/** `"  a "` gives `"a"`. Recurses into lists, dictionaries and tables. */
const trimAll = extendUnary((x: Simple, side: Side) => (x.kind === 'atom' ? x : trimVector(x, side)), {
  ofFunction: x => x,
})

function trimVector(x: Vector, side: Side): Vector {
  const { type, data, domain } = x
  let start = 0
  let end = data.length
  if (side !== 'right') while (start < end && isNullItem(type, data[start] as Item)) start++
  if (side !== 'left') while (start < end && isNullItem(type, data[end - 1] as Item)) end--
  return start || end < data.length ? new Vector(type, data.slice(start, end), '', domain) : x
}

/** `5$"abc"` is `"abc  "`, `-5$"abc"` is `"  abc"`; longer strings are cut. Recurses into lists, dictionaries and tables. */
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
