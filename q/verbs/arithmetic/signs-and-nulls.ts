import { boolean, long } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { isNil, isNullItem } from '../../values/nulls.ts'
import { type Simple, Type, typeInfo } from '../../values/types.ts'
import { Atom, type Data, type Item, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { equalItems } from '../../vectors/compare.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from './item-by-item.ts'

/** `neg x`; a null stays null. */
export const negate = extendUnary(x =>
  mapNumbers(
    x,
    number => 0 - number,
    exact => -exact,
  ),
)

/** `abs x` */
const abs = extendUnary(x => mapNumbers(x, Math.abs, exact => (exact < 0n ? -exact : exact)))

/** `signum x`: 1i, 0i or -1i; -1i for null. */
const signum = extendUnary(signsOf)

/** `not x`: 1b for each item that is 0; nulls are not. */
export const invert = extendUnary(x => {
  if (x.type === Type.symbol) signal('type')
  return likeOperand(Type.boolean, equalItems(x, long(0)), x)
})

/** `null x`: 1b for each null. Enumerated items never are, and of functions only `::` is. */
export const nullFlags = extendUnary(x => likeOperand(Type.boolean, flagNulls(x.type, dataOf(x)), x), {
  ofFunction: x => boolean(isNil(x)),
})

export const signAndNullVerbs: VerbTable = {
  neg: unary(negate, {
    shape: 'neg x',
    help: 'changes the sign',
    examples: [
      ['neg 4 -5 0', '-4 5 0'],
      ['neg`a`b!1 -2', 'a| -1\nb| 2'],
      ['neg 1b', '-1i'],
    ],
    code: 2,
    isAtomic: true,
    kForm: '-:',
  }),
  abs: unary(abs, {
    shape: 'abs x',
    help: 'makes each negative number positive',
    examples: [
      ['abs -2 3 0N', '2 3 0N'],
      ['abs -1.5 -0w', '1.5 0w'],
    ],
    code: 31,
    isAtomic: true,
  }),
  signum: unary(signum, {
    shape: 'signum x',
    help: '-1, 0 or 1 for a number that is negative, zero or positive; -1 for null',
    examples: [
      ['signum -8 0 3', '-1 0 1i'],
      ['signum 0N -2.5', '-1 -1i'],
    ],
  }),
  not: unary(invert, {
    shape: 'not x',
    help: 'true where the value is zero',
    examples: [
      ['not 0 5 0', '101b'],
      ['not 0N', '0b'],
      ['not`a', "'type\n  [0]  not`a\n       ^"],
    ],
    code: 15,
    isAtomic: true,
    kForm: '~:',
  }),
  null: unary(nullFlags, {
    shape: 'null x',
    help: 'true where the value is null',
    examples: [
      ['null 1 0N 3', '010b'],
      ['null`a`b!1 0N', 'a| 0\nb| 1'],
      ['null("ab ";`;0n)', '001b\n1b\n1b'],
    ],
    code: 7,
    isAtomic: true,
    kForm: '^:',
  }),
}

/** Changes each number. Keeps the type, except that booleans, bytes and chars become ints. Overflows wrap around. */
function mapNumbers(x: Simple, change: (number: number) => number, changeExact: (exact: bigint) => bigint): Value {
  if (!isNumericCharOrTemporal(x.type)) signal('type')
  const type = x.type <= Type.byte || x.type === Type.char ? Type.int : x.type
  if (x.kind === 'atom' && isWideNumber(x)) return new Atom(type, change(Number(x.item)))
  const data = dataOf(x)
  const results = data instanceof BigInt64Array ? data.map(changeExact) : mapData(type, data, change)
  return likeOperand(type, results, x)
}

const isWideNumber = (x: Atom) => (x.type === Type.long || x.type === Type.float) && typeof x.item === 'number'

function mapData(type: number, data: Data, change: (number: number) => number): Data {
  const results = typeInfo(type).allocate(data.length)
  for (let i = 0; i < data.length; i++) results[i] = change(data[i] as number)
  return results
}

function signsOf(x: Simple): Value {
  if (!isNumericCharOrTemporal(x.type)) signal('type')
  const data = dataOf(x)
  const signs = new Int32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as Item
    signs[i] = item > 0 ? 1 : item === 0 || item === 0n ? 0 : -1
  }
  return likeOperand(Type.int, signs, x)
}

function flagNulls(type: number, data: Data): Uint8Array {
  const flags = new Uint8Array(data.length)
  if (data instanceof Float64Array) for (let i = 0; i < flags.length; i++) flags[i] = Number.isNaN(data[i]) ? 1 : 0
  else if (type !== Type.enumeration)
    for (let i = 0; i < flags.length; i++) flags[i] = isNullItem(type, data[i] as Item) ? 1 : 0
  return flags
}
