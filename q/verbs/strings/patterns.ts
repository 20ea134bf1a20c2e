import type { Session } from '../../context/session.ts'
import { call } from '../../evaluate/apply.ts'
import { bytesOf, joinBytes, stringOfBytes } from '../../text/bytes.ts'
import { findRun, matcherOf, parsePattern, type Run } from '../../text/pattern.ts'
import { boolean, emptyVector, longs } from '../../values/construct.ts'
import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { itemsOf } from '../../values/items.ts'
import { symbolText } from '../../values/symbols.ts'
import { isFunction, isSimple, isString, type Simple, Type } from '../../values/types.ts'
import { encodeText } from '../../values/utf8.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable, variadic } from '../../values/verb.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { mapSymbols } from '../arithmetic/letter-case.ts'

type Matcher = (text: Uint8Array) => boolean

/** `x like y`: whether a string or symbol fits a pattern; lists give a boolean per string or symbol. */
const like = (x: Value, y: Value): Value =>
  isSimple(y) && y.type === Type.char ? test(x, matcherOf(bytesOf(y))) : signal('type')

/** The keyword `like`. */
export const likeVerb: VerbTable = { like: binary(like) }

const test: (x: Value, matches: Matcher) => Value = extendUnary(
  (x: Simple, matches: Matcher) => {
    if (x.type === Type.enumeration) return test(resolveEnumeration(x), matches)
    if (x.kind === 'atom' || x.type !== Type.symbol) return boolean(matches(bytesOf(x)))
    const testSymbol = (symbol: number) => Number(matches(encodeText(symbolText(symbol))))
    return new Vector(Type.boolean, mapSymbols(x.data, testSymbol, new Uint8Array(x.data.length)))
  },
  { ofEmptyList: () => emptyVector(Type.boolean) },
)

/** `x ss y`: the indices of a string where a pattern without `*` fits, from left to right without overlap. */
const searchString = (x: Value, y: Value): Value => longs(indicesOf(stringBytes(x), searchRun(y)))

/** `ssr[x;y;z]`: the string with each match of the pattern replaced by the string z, or by what the function z makes of it. */
function searchAndReplace(session: Session, x: Value, y: Value, z: Value): Value {
  const text = stringBytes(x)
  const run = searchRun(y)
  const parts: Uint8Array[] = []
  let end = 0
  for (const index of indicesOf(text, run)) {
    parts.push(text.subarray(end, index))
    end = index + run.length
    parts.push(replacementOf(session, z, text.slice(index, end)))
  }
  parts.push(text.subarray(end))
  return stringOfBytes(joinBytes(parts))
}

/** What is searched must be a string; a char is none. */
const stringBytes = (x: Value): Uint8Array => (x.kind === 'atom' ? signal('type') : textBytes(x))

const textBytes = (x: Value): Uint8Array => (isText(x) ? bytesOf(x) : signal('type'))

const isText = (x: Value) =>
  isString(x) || (x.kind === 'atom' && x.type === Type.char) || (x.kind === 'list' && !x.items.length)

function searchRun(pattern: Value): Run {
  if (!isText(pattern)) return signal('type')
  const runs = parsePattern(bytesOf(pattern))
  const [run] = runs
  return run?.length && runs.length === 1 ? run : signal('length')
}

function indicesOf(text: Uint8Array, run: Run): number[] {
  const indices: number[] = []
  for (let index = findRun(run, text, 0); index >= 0; index = findRun(run, text, index + run.length))
    indices.push(index)
  return indices
}

/** A function may give a string, a char or a list of these. */
function replacementOf(session: Session, z: Value, match: Uint8Array): Uint8Array {
  if (isText(z)) return bytesOf(z)
  if (!isFunction(z)) return signal('type')
  const result = call(session, z, stringOfBytes(match))
  return isText(result) ? bytesOf(result) : joinBytes(itemsOf(result).map(textBytes))
}

/** The keywords `ss` and `ssr`. */
export const searchReplaceVerbs = (session: Session): VerbTable => ({
  ss: binary(searchString),
  ssr: variadic(3, 3, (x: Value, y: Value, z: Value) => searchAndReplace(session, x, y, z)),
})
