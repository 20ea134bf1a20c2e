import { bytesOf } from '../../text/bytes-of.ts'
import { matcherOf } from '../../text/pattern.ts'
import { boolean, emptyVector, encodeText } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { isSimple, type Simple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'
import { mapSymbols } from './map-symbols.ts'

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
