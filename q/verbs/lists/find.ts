import { boolean, booleans, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, enlistAtom, itemAt, itemsOf, toUniformList, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList, isNumeric, isSimple, Type } from '../../values/types.ts'
import { type Atom, Dictionary, Table, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { indexVector } from '../../vectors/item-index.ts'
import { mapIndices, seek } from '../../vectors/seek.ts'
import { bin } from './bin.ts'
import { findEntry } from './entries.ts'

/** The keyword `in`. The operator `?`, which calls `find`, is in `operators/question.ts`. */
export const findVerbs: VerbTable = {
  in: binary(isIn, {
    shape: 'x in y',
    help: 'tells for each item of x whether it is in y',
    examples: [
      ['2 5 in 1 2 3', '10b'],
      ['"ab" in ("cd";"ab")', '1b'],
      ['1 2f in 2 3', "'type\n  [0]  1 2f in 2 3\n            ^"],
    ],
    isInfix: true,
    code: 23,
  }),
}

/** `x?y`: for each item of y its first index in x, or the count of x. In a dictionary the key of the value, or null. */
export function find(x: Value, y: Value): Value {
  if (x.kind === 'dictionary') return mapIndices(seek(x.values, y, firstIndices), indices => itemsAt(x.keys, indices))
  return seek(x, y, firstIndices)
}

/** `x in y`: whether x is an item of y, or which items of x are. */
function isIn(x: Value, y: Value): Value {
  const list = enlistAtom(valuesOf(y))
  if (list.kind === 'vector' && list.length === 1 && hasOtherNumericType(x, list)) return equalsNumber(x, list)
  const isAlike = list.kind === 'vector' && x.kind === 'vector' && list.type === x.type && list.domain === x.domain
  if (isAlike && x.length > list.length) return flagKnownCodes(indexVector(list).find(x.data))
  const count = countOf(list)
  return mapIndices(seek(list, x, firstIndices), indices => flagIndicesBelow(indices, count))
}

function flagIndicesBelow(indices: ArrayLike<number>, count: number): Value {
  const flags = new Uint8Array(indices.length)
  for (let i = 0; i < flags.length; i++) flags[i] = (indices[i] as number) < count ? 1 : 0
  return new Vector(Type.boolean, flags)
}

/** Unknown items have codes below 0. */
function flagKnownCodes(codes: Int32Array): Value {
  const flags = new Uint8Array(codes.length)
  for (let i = 0; i < flags.length; i++) flags[i] = Number((codes[i] as number) >= 0)
  return new Vector(Type.boolean, flags)
}

/** Only a single number may have another type than x, as in `1 2f in 2`. */
const hasOtherNumericType = (x: Value, y: Vector): x is Atom | Vector =>
  isSimple(x) && x.type !== y.type && isNumeric(x.type) && isNumeric(y.type)

function equalsNumber(x: Atom | Vector, y: Vector): Value {
  const wanted = Number(y.at(0))
  if (x.kind === 'atom') return boolean(Number(x.item) === wanted)
  return booleans(Array.from(x.data, item => (Number(item) === wanted ? 1 : 0)))
}

/**
 * The index of a key in a dictionary, or the indices of a list of keys; -1 for a key that is missing. A stepped
 * dictionary gives the last key not above. For one key of a keyed table, `index` is a row or its values.
 */
export function findKeys(dictionary: Dictionary, index: Value): number | ArrayLike<number> {
  const { keys, values, isStepped } = dictionary
  const entry = index.kind === 'dictionary' || index.kind === 'table' ? undefined : findEntry(dictionary, index)
  if (entry !== undefined) return entry
  const wanted = keys.kind === 'table' && index.kind !== 'table' ? keyOfTable(keys, index) : index
  const found = isStepped ? bin(keys, wanted) : find(keys, wanted)
  const count = countOf(values)
  const indexOrMissing = (index: number) => (index >= 0 && index < count ? index : -1)
  if (found.kind === 'atom') return indexOrMissing(Number(found.item))
  if (found.kind === 'vector') return Int32Array.from(found.data as Float64Array, indexOrMissing)
  return signal('type')
}

/** A key of a keyed table as a row: an atom or list holds its values, a dictionary is the row. A list of keys gives a table. */
export function keyOfTable(keys: Table, index: Value): Value {
  if (index.kind === 'dictionary') return index
  if (index.kind === 'list' && index.items.every(isList)) return keysOfTable(keys, index.items)
  const items = keys.names.length === 1 && index.kind === 'atom' ? [index] : itemsOf(index)
  if (items.length !== keys.names.length) return signal('length')
  return new Dictionary(symbols(keys.names), toUniformList(items))
}

/** `((`a;1);(`b;2))` are two keys of a table with two key columns. */
function keysOfTable({ names }: Table, rows: readonly Value[]): Table {
  if (rows.some(row => countOf(row) !== names.length)) signal('length')
  return new Table(
    names,
    names.map((_, column) => toUniformList(rows.map(row => itemAt(row, column)))),
  )
}
