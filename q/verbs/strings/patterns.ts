import { bytesOf } from '../../text/bytes.ts'
import { matcherOf } from '../../text/like-pattern.ts'
import { boolean, emptyVector } from '../../values/construct.ts'
import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { symbolText } from '../../values/symbols.ts'
import { isSimple, type Simple, Type } from '../../values/types.ts'
import { encodeText } from '../../values/utf8.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { mapSymbols } from '../arithmetic/letter-case.ts'

/** Matching text by patterns such as `"b?[0-9]*"`. */
export const patternVerbs: VerbTable = {
  like: binary(like, {
    shape: 'x like y',
    help: 'whether text matches a pattern with * ? and [a-z]',
    examples: [
      ['`apple`pear`fig like"*p*"', '110b'],
      ['`cat`cow`dog like "c[ao]*"', '110b'],
      ['12 like "1*"', '\'type\n  [0]  12 like "1*"\n          ^'],
    ],
    isInfix: true,
    code: 25,
  }),
}

type Matcher = (text: Uint8Array) => boolean

/** `x like y`: whether a string or symbol matches a pattern; lists give a boolean for each string or symbol. */
function like(x: Value, y: Value): Value {
  return isSimple(y) && y.type === Type.char ? matchItems(x, matcherOf(bytesOf(y))) : signal('type')
}

const matchItems: (x: Value, matches: Matcher) => Value = extendUnary(
  (x: Simple, matches: Matcher) => {
    if (x.type === Type.enumeration) return matchItems(resolveEnumeration(x), matches)
    if (x.kind === 'atom' || x.type !== Type.symbol) return boolean(matches(bytesOf(x)))
    const testSymbol = (symbol: number) => Number(matches(encodeText(symbolText(symbol))))
    return new Vector(Type.boolean, mapSymbols(x.data, testSymbol, new Uint8Array(x.length)))
  },
  { ofEmptyList: () => emptyVector(Type.boolean) },
)
