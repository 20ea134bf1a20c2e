import { float, long } from '../../values/construct.ts'
import { collapse, countOf, itemAt, itemsOf } from '../../values/items.ts'
import { matches } from '../../values/match.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import { Dictionary, type Table, type Value, Vector } from '../../values/value.ts'
import { type VerbTable, variadic } from '../../values/verb-table.ts'
import { divide, subtract } from '../arithmetic/arithmetic.ts'
import { greater } from '../arithmetic/min-max.ts'
import { notEqual } from '../comparison/comparison.ts'
import { extendUniform } from './running-extension.ts'
import { shiftVector } from './shift-vector.ts'

/** `deltas x`: each item less the one before it, the first less 0. `deltas[10;x]` puts 10 before the first. */
const deltas = extendUniform(
  x => subtract(x, shiftVector(x, 1, 0)),
  items => combineNeighbours(items, subtract, long(0)),
)

/** `ratios x`: each item divided by the one before it, the first by 1 */
const ratios = extendUniform(
  x => divide(x, shiftVector(x, 1, 1)),
  items => combineNeighbours(items, divide, float(1)),
)

/** `differ x`: 1b for the first item and for each that does not match the one before it */
function differ(x: Value): Value {
  switch (x.kind) {
    case 'vector':
      return withFirstSet(notEqual(x, shiftVector(x, 1, 0)))
    case 'list':
      return new Vector(
        Type.boolean,
        Uint8Array.from(x.items, (item, i) => Number(!i || !matches(item, x.items[i - 1] as Value))),
      )
    case 'dictionary':
      return new Dictionary(x.keys, differ(x.values))
    case 'table':
      return differRows(x)
    default:
      return signal('type')
  }
}

export const prior: VerbTable = {
  deltas: variadic(1, 2, (x, y) => (y ? withPredecessor(subtract, x as Value, y) : deltas(x as Value))),
  ratios: variadic(1, 2, (x, y) => (y ? withPredecessor(divide, x as Value, y) : ratios(x as Value))),
  differ: variadic(1, 2, (x, y) => (y ? differAfter(x as Value, y) : differ(x as Value))),
}

type Binary = (x: Value, y: Value) => Value

function combineNeighbours(items: readonly Value[], combine: Binary, first: Value): Value {
  return collapse(items.map((item, i) => combine(item, i ? (items[i - 1] as Value) : first)))
}

function withPredecessor(combine: Binary, before: Value, x: Value): Value {
  if (x.kind === 'dictionary') return new Dictionary(x.keys, withPredecessor(combine, before, x.values))
  return combineNeighbours(itemsOf(x), combine, before)
}

function differAfter(before: Value, x: Value): Value {
  const flags = differ(x)
  if (flags.kind !== 'vector' || !countOf(x) || !matches(before, itemAt(x, 0))) return flags
  return new Vector(
    Type.boolean,
    (flags.data as Uint8Array).map((flag, i) => (i ? flag : 0)),
  )
}

function differRows({ columns }: Table): Value {
  return columns.map(differ).reduce(greater)
}

function withFirstSet(flags: Value): Value {
  if (flags.kind !== 'vector' || !flags.data.length) return flags
  return new Vector(Type.boolean, (flags.data as Uint8Array).fill(1, 0, 1))
}
