import { itemsAt } from '../values/items-at.ts'
import { isNullItem } from '../values/null-items.ts'
import { signal } from '../values/q-error.ts'
import { Atom, type Data, Dictionary, type Item, type Value, Vector } from '../values/value.ts'
import { hasNumericValue } from './arithmetic-types.ts'
import { extendBinary, type Simple } from './atomic-extension.ts'
import { castItems } from './cast-items.ts'
import { firstPlaces, inOneForm } from './first-places.ts'
import { uniteKeys } from './join-tables.ts'
import { dataOf } from './numeric-data.ts'
import { resolveEnumeration } from './resolve-enumeration.ts'

/** `x^y`: y with its nulls replaced by x. Keys that only one of two dictionaries or keyed tables has stay. */
export function fill(x: Value, y: Value): Value {
  if (x.kind !== 'dictionary' || y.kind !== 'dictionary' || !areUniform(x.values, y.values)) return fillEach(x, y)
  const { keys } = uniteKeys(x.keys, y.keys)
  return new Dictionary(keys, fillEach(valuesAt(x, keys), valuesAt(y, keys)))
}

/** Whether both are vectors or both tables, which give nulls for keys that they lack. */
const areUniform = (x: Value, y: Value) => x.kind === y.kind && (x.kind === 'vector' || x.kind === 'table')

const valuesAt = ({ keys, values }: Dictionary, wanted: Value) => itemsAt(values, firstPlaces(keys, wanted))

const fillEach = extendBinary(fillSimple)

function fillSimple(x: Simple, y: Simple): Value {
  if (x.domain !== y.domain) return fill(resolveEnumeration(x), resolveEnumeration(y))
  const type = typeOfFilled(x.type, y.type)
  const [fillers, items] = inOneForm(castItems(x.type, dataOf(x), type), castItems(y.type, dataOf(y), type))
  if (x.kind === 'atom' && y.kind === 'atom') {
    const item = items[0] as Item
    return new Atom(type, isNullItem(type, item) ? (fillers[0] as Item) : item, y.domain)
  }
  const count = x.kind === 'atom' ? items.length : fillers.length
  return new Vector(type, fillData(type, fillers, items, count, [stepOf(x), stepOf(y)]), '', y.domain)
}

/** The wider of two types, so that longs filled with a float become floats. */
function typeOfFilled(x: number, y: number): number {
  if (x === y) return x
  return hasNumericValue(x) && hasNumericValue(y) ? Math.max(x, y) : signal('type')
}

/** An atom has the same item at every place. */
const stepOf = (x: Simple) => (x.kind === 'atom' ? 0 : 1)

function fillData(type: number, fillers: Data, items: Data, count: number, [step, itemStep]: [number, number]): Data {
  const filled = itemStep ? items.slice() : fillers.slice()
  for (let i = 0; i < count; i++) {
    const item = items[i * itemStep] as Item
    filled[i] = isNullItem(type, item) ? (fillers[i * step] as Item) : item
  }
  return filled
}
