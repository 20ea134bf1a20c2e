import { isRecord, tableOfColumns } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf, enlistAtom, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { isEmptyList, isSimple, Type } from '../values/types.ts'
import { Atom, Dictionary, List, type Table, type Value, Vector } from '../values/value.ts'

/** Finds an index in `list` for each item of `sought`. */
export type SeekIndices = (list: Value, sought: Value) => Float64Array

/**
 * Finds the items of y in x by `seekIndices`. An item of y is an atom if x is a vector, a list as deep as the first
 * item of x if x is a general list, and a row if x is a table. The indices are nested as the items of y are.
 */
export function seek(x: Value, y: Value, seekIndices: SeekIndices): Value {
  if (x.kind === 'table') return seekRows(x, y, seekIndices)
  if (x.kind === 'list' && depthOf(x.at(0)) === 0 && y.kind === 'dictionary') return seekOne(x, y, seekIndices)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, seek(x, y.values, seekIndices))
  if (x.kind === 'list') return seekAtDepth(x, depthOf(x.at(0)), y, seekIndices)
  if (x.kind !== 'vector') return signal('type')
  const isSame = isSimple(y) && x.domain === y.domain
  return isSame
    ? seekAtoms(x, y, seekIndices)
    : seekAtoms(resolveEnumeration(x) as Vector, resolveEnumeration(y), seekIndices)
}

function seekAtoms(x: Vector, y: Value, seekIndices: SeekIndices): Value {
  switch (y.kind) {
    case 'atom':
      return y.type === x.type ? seekOne(x, y, seekIndices) : signal('type')
    case 'vector':
      if (!y.length) return emptyLongs
      return y.type === x.type ? longVector(seekIndices(x, y)) : signal('type')
    case 'list':
      return y.at(0)?.kind === 'atom'
        ? signal('type')
        : toUniformList(
            y.items.map(item => seek(x, item, seekIndices)),
            emptyLongs,
          )
    default:
      return signal('type')
  }
}

function seekAtDepth(x: List, depth: number, y: Value, seekIndices: SeekIndices): Value {
  const depthOfY = depthOf(y)
  if (isEmptyList(y)) return emptyLongs
  if (depthOfY < depth) return new Atom(Type.long, countOf(x))
  if (depthOfY === depth) return seekOne(x, resolveEnumeration(y), seekIndices)
  if (depthOfY === depth + 1) return longVector(seekIndices(x, resolveEnumeration(y)))
  return toUniformList(itemsOf(y).map(item => seekAtDepth(x, depth, item, seekIndices)))
}

/** One row is a dictionary or a list of atoms; several rows are a table or a list of columns. */
function seekRows(x: Table, y: Value, seekIndices: SeekIndices): Value {
  if (y.kind === 'table') return longVector(seekIndices(x, y))
  if (y.kind !== 'dictionary') {
    const table = tableOfColumns(x.names, itemsOf(y))
    return isRecord(y) ? indexAtom(seekIndices(x, table)) : longVector(seekIndices(x, table))
  }
  if (y.keys.kind === 'table') return signal('type')
  const table = toUniformList([new Dictionary(symbols(x.names), valuesInOrder(x.names, y))])
  return table.kind === 'table' ? indexAtom(seekIndices(x, table)) : signal('type')
}

/** The values of a row in the order of `names`. */
function valuesInOrder(names: readonly string[], row: Dictionary): Value {
  if (row.keys.kind !== 'vector') return signal('type')
  const { data } = row.keys
  const numbers = symbols(names).data
  const values = itemsOf(row)
  return toUniformList(
    Array.from(numbers, (number, i) => {
      const index = Array.prototype.indexOf.call(data, number)
      return values[index < 0 ? i : index] ?? signal('length')
    }),
  )
}

const emptyLongs = new Vector(Type.long, new Float64Array(0))
const longVector = (indices: Float64Array) => new Vector(Type.long, indices)
const indexAtom = (indices: Float64Array) => new Atom(Type.long, indices[0] ?? Number.NaN)
const seekOne = (x: Value, item: Value, seekIndices: SeekIndices) =>
  indexAtom(seekIndices(x, item.kind === 'atom' ? enlistAtom(item) : new List([item])))

/** Replaces the indices that `seek` found by the result of `map` for each list of them. */
export function mapIndices(found: Value, map: (indices: ArrayLike<number>) => Value): Value {
  switch (found.kind) {
    case 'atom':
      return itemAt(map([Number(found.item)]), 0)
    case 'vector':
      return map(found.data as Float64Array)
    case 'dictionary':
      return new Dictionary(found.keys, mapIndices(found.values, map))
    default:
      return toUniformList(itemsOf(found).map(item => mapIndices(item, map)))
  }
}

/**
 * How deep the first atom of a value is nested: 0 for an atom, 1 for a vector, 2 for a list that begins with a vector.
 */
export function depthOf(value: Value | undefined): number {
  if (value?.kind === 'vector') return 1
  return value?.kind === 'list' ? 1 + depthOf(value.at(0)) : 0
}
