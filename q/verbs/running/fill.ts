import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { isNullItem } from '../../values/nulls.ts'
import { type Simple, Type } from '../../values/types.ts'
import { Atom, Dictionary, type Item, type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { firstIndices, inOneForm } from '../../vectors/first-indices.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf } from '../../vectors/operands.ts'
import { extendBinary, extendUnary } from '../arithmetic/item-by-item.ts'
import { castItems } from '../cast/cast.ts'
import { joinDictionaries } from '../tables/join.ts'
import { scanItems } from './running.ts'

/** `x^y`: y with its nulls replaced by x. Keys that only one of two dictionaries or keyed tables has stay. */
export function fill(x: Value, y: Value): Value {
  if (x.kind !== 'dictionary' || y.kind !== 'dictionary' || !areAlike(x.values, y.values)) return fillEach(x, y)
  const { keys, values } = joinDictionaries(x, y)
  return new Dictionary(keys, fillEach(itemsAt(x.values, firstIndices(x.keys, keys)), values))
}

/** Whether both are vectors of one type or tables of the same columns, so that they join to one of their like. */
function areAlike(x: Value, y: Value): boolean {
  if (x.kind === 'vector') return y.kind === 'vector' && x.type === y.type
  return x.kind === 'table' && y.kind === 'table' && x.names.every(name => y.names.includes(name))
}

const fillEach = extendBinary(fillSimple)

function fillSimple(x: Simple, y: Simple): Value {
  if (x.domain !== y.domain) return fill(resolveEnumeration(x), resolveEnumeration(y))
  const type = typeOfFilled(x.type, y.type)
  const [fillers, items] = inOneForm(castItems(x.type, dataOf(x), type), castItems(y.type, dataOf(y), type))
  if (x.kind === 'atom' && y.kind === 'atom')
    return new Atom(type, (isNullItem(y.type, y.item) ? fillers : items)[0] as Item, y.domain)
  const count = x.kind === 'atom' ? items.length : fillers.length
  const filled = y.kind === 'atom' ? fillers.slice() : items.slice()
  const source = dataOf(y)
  // Booleans and bytes have no null.
  const nullItem = y.type === Type.boolean || y.type === Type.byte ? undefined : nullItemFor(y.type, source)
  for (let i = 0; i < count; i++) {
    const index = i * stepOf(y)
    const isNull = source[index] === nullItem || Number.isNaN(source[index])
    filled[i] = (isNull ? fillers[i * stepOf(x)] : items[index]) as Item
  }
  return new Vector(type, filled, '', y.domain)
}

/** The wider of two types, so that longs filled with a float become floats. */
function typeOfFilled(x: number, y: number): number {
  if (x === y) return x
  return isNumericCharOrTemporal(x) && isNumericCharOrTemporal(y) ? Math.max(x, y) : signal('type')
}

/** An atom has the same item at every index. */
const stepOf = (x: Simple) => (x.kind === 'atom' ? 0 : 1)

/** Nulls replaced by the last item before them that is none: `fills 1 0N 3 0N` is 1 1 3 3. */
const fills = extendUnary(fillForward, { ofItems: items => scanItems(items, fill), ofFunction: x => x })

/** Nulls replaced by other values. */
export const filling: VerbTable = { '^': binary(fill), fills: unary(fills) }

function fillForward(x: Simple): Simple {
  if (x.kind === 'atom') return x
  const filled = x.data.slice()
  for (let i = 1; i < filled.length; i++) if (isNullItem(x.type, filled[i] as Item)) filled[i] = filled[i - 1] as Item
  return new Vector(x.type, filled, '', x.domain)
}
