import { signal } from '../../values/errors.ts'
import { expandLongs } from '../../values/exact-long.ts'
import { type Simple, Type } from '../../values/types.ts'
import type { Data, Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { doublesOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from './item-by-item.ts'
import { lower } from './letter-case.ts'
import { negate } from './signs-and-nulls.ts'

/** `floor x`: reals and floats rounded down to longs; chars and symbols in lower case. */
const floor = extendUnary(x => (x.type === Type.char || x.type === Type.symbol ? lower(x) : round(x, Math.floor)))

/** `ceiling x`: reals and floats rounded up to longs. Negated twice, booleans, bytes and chars become ints. */
const ceiling = extendUnary(x => (isNarrow(x.type) ? negate(negate(x)) : round(x, Math.ceil)))

export const roundingVerbs: VerbTable = {
  floor: unary(floor, {
    shape: 'floor x',
    help: 'rounds down to a whole number',
    examples: [
      ['floor 2.9 -2.1', '2 -3'],
      ['floor 0n', '0N'],
      ['floor"ABC"', '"abc"'],
    ],
    code: 14,
    kForm: '_:',
  }),
  ceiling: unary(ceiling, {
    shape: 'ceiling x',
    help: 'rounds up to a whole number',
    examples: [
      ['ceiling 2.1 -2.9', '3 -2'],
      ['ceiling 0n 0w', '0N 0W'],
    ],
  }),
}

const isNarrow = (type: number) => type === Type.boolean || type === Type.byte || type === Type.char

function round(x: Simple, toInteger: (number: number) => number): Value {
  if (x.type >= Type.short && x.type <= Type.long) return x
  if (x.type !== Type.real && x.type !== Type.float) signal('type')
  return likeOperand(Type.long, longsOfDoubles(doublesOf(x), toInteger), x)
}

/** Rounded doubles as a vector of longs holds them: beyond 2^53 as bigints, beyond 2^63 as infinities. */
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
