import { signal } from '../../values/errors.ts'
import { longsOfNumbers } from '../../values/exact-long.ts'
import { type Simple, Type } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { doublesOf, intsOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from './item-by-item.ts'
import { lower } from './letter-case.ts'

/** `floor x`: reals and floats rounded down to longs; chars and symbols in lower case. */
const floor = extendUnary(x => (x.type === Type.char || x.type === Type.symbol ? lower(x) : round(x, Math.floor)))

/** `ceiling x`: reals and floats rounded up to longs. Booleans, bytes and chars become ints. */
const ceiling = extendUnary(x => (isNarrow(x.type) ? likeOperand(Type.int, intsOf(x), x) : round(x, Math.ceil)))

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
  // Adds 0 because longs have no -0.
  return likeOperand(Type.long, longsOfNumbers(doublesOf(x).map(number => toInteger(number) + 0)), x)
}
