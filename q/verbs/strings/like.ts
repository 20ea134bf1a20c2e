import { bytesOf } from '../../text/bytes-of.ts'
import { matcherOf } from '../../text/pattern.ts'
import { boolean, encodeText } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, Table, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'

type Matcher = (text: Uint8Array) => boolean

/** `x like y`: whether a string or symbol fits a pattern; lists give a boolean per string or symbol. */
export function like(x: Value, y: Value): Value {
  const isPattern = isString(y) || (y.kind === 'atom' && y.type === Type.char)
  if (!isPattern) return signal('type')
  return test(x, matcherOf(bytesOf(y)))
}

function test(x: Value, matches: Matcher): Value {
  if ((x.kind === 'atom' || x.kind === 'vector') && x.type === Type.enumeration)
    return test(resolveEnumeration(x), matches)
  switch (x.kind) {
    case 'atom':
      return boolean(matches(bytesOf(x)))
    case 'vector':
      return x.type === Type.symbol ? testSymbols(x, matches) : boolean(matches(bytesOf(x)))
    case 'list':
      return x.items.length
        ? collapse(x.items.map(item => test(item, matches)))
        : new Vector(Type.boolean, new Uint8Array(0))
    case 'dictionary':
      return new Dictionary(x.keys, test(x.values, matches))
    case 'table':
      return new Table(
        x.names,
        x.columns.map(column => test(column, matches)),
      )
    default:
      return signal('type')
  }
}

/** Each symbol is tested once, however often it comes. */
function testSymbols({ data }: Vector, matches: Matcher): Vector {
  const known = new Map<number, number>()
  const result = new Uint8Array(data.length)
  for (let i = 0; i < result.length; i++) {
    const number = data[i] as number
    let answer = known.get(number)
    if (answer === undefined) {
      answer = matches(encodeText(symbolText(number))) ? 1 : 0
      known.set(number, answer)
    }
    result[i] = answer
  }
  return new Vector(Type.boolean, result)
}

/** The keyword `like`. */
export const likeVerb: VerbTable = { like: binary(like) }
