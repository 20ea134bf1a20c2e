import type { Session } from '../../context/session.ts'
import { call } from '../../evaluate/apply.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../../text/bytes.ts'
import { findSegment, parsePattern, type Segment } from '../../text/like-pattern.ts'
import { longs } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { itemsOf } from '../../values/items.ts'
import { isFunction, isString, Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable, variadic } from '../../values/verb.ts'

/** Finding and replacing text by patterns such as `"b?[0-9]"`. */
export const searchVerbs = (session: Session): VerbTable => ({
  ss: binary(searchString, {
    shape: 'x ss y',
    help: 'the indices in string x where pattern y is found',
    examples: [
      ['ss["banana";"an"]', '1 3'],
      ['"a1b22" ss "[0-9]"', '1 3 4'],
      ['"banana" ss "x"', '`long$()'],
    ],
    isInfix: true,
    code: 27,
  }),
  ssr: variadic(3, 3, (x: Value, y: Value, z: Value) => searchAndReplace(session, x, y, z), {
    shape: 'ssr[x;y;z]',
    help: 'replaces each match of y in string x by z',
    examples: [
      ['ssr["a-b-c";"-";"+"]', '"a+b+c"'],
      ['ssr["room 12";"[0-9]";{"<",x,">"}]', '"room <1><2>"'],
    ],
  }),
})

/** `x ss y`: the indices of the matches of a pattern without `*`, from left to right without overlap. */
function searchString(x: Value, y: Value): Value {
  return longs(findMatches(bytesOfString(x), parseSegment(y)))
}

/** `ssr[x;y;z]`: the string x with each match of the pattern y replaced by the string z or the result of the function z. */
function searchAndReplace(session: Session, x: Value, y: Value, z: Value): Value {
  const text = bytesOfString(x)
  const segment = parseSegment(y)
  const parts: Uint8Array[] = []
  let end = 0
  for (const index of findMatches(text, segment)) {
    parts.push(text.subarray(end, index))
    end = index + segment.length
    parts.push(replacementOf(session, z, text.slice(index, end)))
  }
  parts.push(text.subarray(end))
  return stringOfBytes(joinBytes(parts))
}

/** The bytes of a string; a single char signals `type`. */
const bytesOfString = (x: Value): Uint8Array => (x.kind === 'atom' ? signal('type') : textBytes(x))

const textBytes = (x: Value): Uint8Array => (isText(x) ? bytesOf(x) : signal('type'))

const isText = (x: Value) =>
  isString(x) || (x.kind === 'atom' && x.type === Type.char) || (x.kind === 'list' && !x.length)

/** Reads a pattern without `*` that matches at least one byte. */
function parseSegment(pattern: Value): Segment {
  if (!isText(pattern)) return signal('type')
  const segments = parsePattern(bytesOf(pattern))
  const [segment] = segments
  return segment?.length && segments.length === 1 ? segment : signal('length')
}

function findMatches(text: Uint8Array, segment: Segment): number[] {
  const indices: number[] = []
  for (
    let index = findSegment(segment, text, 0);
    index >= 0;
    index = findSegment(segment, text, index + segment.length)
  )
    indices.push(index)
  return indices
}

/** The string z, or the result of the function z: a string, a char or a list of these. */
function replacementOf(session: Session, z: Value, match: Uint8Array): Uint8Array {
  if (isText(z)) return bytesOf(z)
  if (!isFunction(z)) return signal('type')
  const result = call(session, z, stringOfBytes(match))
  return isText(result) ? bytesOf(result) : joinBytes(itemsOf(result).map(textBytes))
}
