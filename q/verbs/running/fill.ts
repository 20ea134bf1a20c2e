import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { inOneForm } from '../../values/exact-long.ts'
import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { isNullItem } from '../../values/nulls.ts'
import { type Simple, Type } from '../../values/types.ts'
import { Atom, Dictionary, type Item, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, stepOf } from '../../vectors/operands.ts'
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

/** `fills x`: each null replaced by the last item before it that is not null; in a matrix, column by column. */
export const fills = extendUnary(fillForward, { ofItems: items => scanItems(items, fill), ofFunction: x => x })

export const fillVerbs: VerbTable = {
  fills: unary(fills, {
    shape: 'fills x',
    help: 'replaces each null with the last value before it',
    examples: [
      ['fills 0N 3 0N 8', '0N 3 3 8'],
      ['fills`a```b', '`a`a`a`b'],
      ['fills([]a:1 0N)', 'a\n-\n1\n1'],
    ],
    kForm: '^\\',
  }),
}

/** Whether both are vectors of one type, or tables of which y has all columns of x. */
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
  const filled = y.kind === 'atom' ? fillers.slice() : items.slice()
  const source = dataOf(y)
  // Booleans and bytes have no null.
  const nullItem = y.type === Type.boolean || y.type === Type.byte ? undefined : nullItemFor(y.type, source)
  const [xStep, yStep] = [stepOf(fillers, filled), stepOf(items, filled)]
  for (let i = 0; i < filled.length; i++) {
    const item = source[i * yStep]
    const isNull = item === nullItem || Number.isNaN(item)
    filled[i] = (isNull ? fillers[i * xStep] : items[i * yStep]) as Item
  }
  return new Vector(type, filled, '', y.domain)
}

/** The wider of two types, so that longs filled with a float become floats. */
function typeOfFilled(x: number, y: number): number {
  if (x === y) return x
  return isNumericCharOrTemporal(x) && isNumericCharOrTemporal(y) ? Math.max(x, y) : signal('type')
}

function fillForward(x: Simple): Simple {
  if (x.kind === 'atom') return x
  const filled = x.data.slice()
  for (let i = 1; i < filled.length; i++) if (isNullItem(x.type, filled[i] as Item)) filled[i] = filled[i - 1] as Item
  return new Vector(x.type, filled, '', x.domain)
}
