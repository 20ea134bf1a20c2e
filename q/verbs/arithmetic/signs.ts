import { signal } from '../../values/q-error.ts'
import type { Simple } from '../../values/type-of.ts'
import { Type, typeInfo } from '../../values/types.ts'
import { Atom, type Data, type Item, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { isNumericCharOrTemporal } from './arithmetic-types.ts'
import { extendUnary } from './atomic-extension.ts'
import { dataOf } from './numeric-data.ts'
import { likeOperand } from './pair-result.ts'

/** `neg x`; a null stays null */
export const negate = extendUnary(x =>
  mapNumbers(
    x,
    number => 0 - number,
    exact => -exact,
  ),
)
/** `abs x` */
const absolute = extendUnary(x => mapNumbers(x, Math.abs, exact => (exact < 0n ? -exact : exact)))
/** `signum x`: 1i, 0i or -1i; -1i for null */
const sign = extendUnary(signOf)

export const signs: VerbTable = { neg: unary(negate), abs: unary(absolute), signum: unary(sign) }

/** Keeps the type, but booleans, bytes and chars become ints. What overflows wraps around. */
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

function signOf(x: Simple): Value {
  if (!isNumericCharOrTemporal(x.type)) signal('type')
  const data = dataOf(x)
  const signs = new Int32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as Item
    signs[i] = item > 0 ? 1 : item === 0 || item === 0n ? 0 : -1
  }
  return likeOperand(Type.int, signs, x)
}
