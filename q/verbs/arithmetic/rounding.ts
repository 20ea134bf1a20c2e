import { expandLongs } from '../../numbers/exact-long-arithmetic.ts'
import { signal } from '../../values/q-error.ts'
import type { Simple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { lower } from '../strings/letter-case.ts'
import { extendUnary } from './atomic-extension.ts'
import { doublesOf } from './numeric-data.ts'
import { likeOperand } from './pair-result.ts'
import { negate } from './signs.ts'

/** `floor x`: reals and floats as longs, rounded down; of chars and symbols the small letters */
const floor = extendUnary(x => (x.type === Type.char || x.type === Type.symbol ? lower(x) : round(x, Math.floor)))
/** `ceiling x`: rounded up */
const ceiling = extendUnary(x => (isWhole(x.type) ? negate(negate(x)) : round(x, Math.ceil)))

export const rounding: VerbTable = { floor: unary(floor), ceiling: unary(ceiling) }

const isWhole = (type: number) => type === Type.boolean || type === Type.byte || type === Type.char

function round(x: Simple, toInteger: (number: number) => number): Value {
  if (x.type >= Type.short && x.type <= Type.long) return x
  if (x.type !== Type.real && x.type !== Type.float) signal('type')
  return likeOperand(Type.long, longsOfDoubles(doublesOf(x), toInteger), x)
}

/** Beyond 2^53 longs need bigints, beyond 2^63 they are infinite. */
function longsOfDoubles(numbers: Float64Array, toInteger: (number: number) => number): Data {
  const longs = new Float64Array(numbers.length)
  let hasBig = false
  for (let i = 0; i < longs.length; i++) {
    const long = toInteger(numbers[i] as number) + 0
    longs[i] = Math.abs(long) < 2 ** 63 ? long : long * Number.POSITIVE_INFINITY
    hasBig ||= Number.isFinite(longs[i]) && !Number.isSafeInteger(long)
  }
  return hasBig ? expandLongs(longs) : longs
}
