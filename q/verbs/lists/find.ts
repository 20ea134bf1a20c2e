import { columnOf } from '../../values/columns.ts'
import { boolean, booleans, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, enlistAtom, itemAt, itemsOf, toUniformList, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList, isNumeric, isSimple, Type } from '../../values/types.ts'
import { type Atom, Dictionary, Table, type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { compareValues } from '../../vectors/compare.ts'
import { countEach, countItemsBefore, firstIndices, inOneForm } from '../../vectors/first-indices.ts'
import { codeRows } from '../../vectors/item-codes.ts'
import { indexVector } from '../../vectors/item-index.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { mapIndices, type SeekIndices, seek } from '../../vectors/seek.ts'

/** `in`; the operator `?` stands in `operators/question.ts`. */
export const findVerbs: VerbTable = { in: binary(isIn) }

/** `x?y`: for each y the first index in x, or the count of x. In a dictionary it is the key, null if not found. */
export function find(x: Value, y: Value): Value {
  if (x.kind === 'dictionary') return mapIndices(seek(x.values, y, firstIndices), indices => itemsAt(x.keys, indices))
  return seek(x, y, firstIndices)
}

/** `x in y`: whether x, or which items of it, stand in y. */
function isIn(x: Value, y: Value): Value {
  const list = enlistAtom(valuesOf(y))
  if (list.kind === 'vector' && list.data.length === 1 && isOtherNumber(x, list)) return equalsNumber(x, list)
  const isAlike = list.kind === 'vector' && x.kind === 'vector' && list.type === x.type && list.domain === x.domain
  if (isAlike && x.data.length > list.data.length) return areKnown(indexVector(list).find(x.data))
  const count = countOf(list)
  return mapIndices(seek(list, x, firstIndices), indices => areBelow(indices, count))
}

function areBelow(indices: ArrayLike<number>, count: number): Value {
  const flags = new Uint8Array(indices.length)
  for (let i = 0; i < flags.length; i++) flags[i] = (indices[i] as number) < count ? 1 : 0
  return new Vector(Type.boolean, flags)
}

/** Codes below 0 stand for unknown items. */
function areKnown(codes: Int32Array): Value {
  const flags = new Uint8Array(codes.length)
  for (let i = 0; i < flags.length; i++) flags[i] = Number((codes[i] as number) >= 0)
  return new Vector(Type.boolean, flags)
}

/** A single number is compared with numbers of other types, as in `1 2f in 2`. */
const isOtherNumber = (x: Value, y: Vector): x is Atom | Vector =>
  isSimple(x) && x.type !== y.type && isNumeric(x.type) && isNumeric(y.type)

function equalsNumber(x: Atom | Vector, y: Vector): Value {
  const wanted = Number(y.data[0])
  if (x.kind === 'atom') return boolean(Number(x.item) === wanted)
  return booleans(Array.from(x.data, item => (Number(item) === wanted ? 1 : 0)))
}

/**
 * Where keys stand in a dictionary: an index for one key, several for a list of keys, -1 for a key that is not there.
 * One key of a keyed table is a dictionary, or its values as an atom or list.
 */
export function findKeys({ keys, values, isStepped }: Dictionary, index: Value): number | ArrayLike<number> {
  const wanted = keys.kind === 'table' && index.kind !== 'table' ? keyOfTable(keys, index) : index
  const found = isStepped ? bin(keys, wanted) : find(keys, wanted)
  const count = countOf(values)
  const indexOrMissing = (index: number) => (index >= 0 && index < count ? index : -1)
  if (found.kind === 'atom') return indexOrMissing(Number(found.item))
  if (found.kind === 'vector') return Int32Array.from(found.data as Float64Array, indexOrMissing)
  return signal('type')
}

/** A single key of a keyed table as a row; a list of such keys as a table. */
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

/** Search in lists that are sorted. */
export const binVerbs: VerbTable = { bin: binary(bin), binr: binary(binr) }

/** `x bin y`: the last index in x whose item is not above y, -1 if all are. In a dictionary it is the key. */
export function bin(x: Value, y: Value): Value {
  return search(x, y, lastIndices)
}

/** `x binr y`: the first index in x whose item is not below y, the count of x if all are. */
export function binr(x: Value, y: Value): Value {
  return search(x, y, indicesNotBelow)
}

function search(x: Value, y: Value, indices: SeekIndices): Value {
  if (x.kind !== 'dictionary') return seek(x, y, indices)
  return mapIndices(seek(x.values, y, indices), found => itemsAt(x.keys, found))
}

function lastIndices(list: Value, sought: Value): Float64Array {
  if (list.kind === 'table' && sought.kind === 'table') return lastRows(list, sought)
  return countsBefore(list, sought, true).map(count => count - 1)
}

const indicesNotBelow: SeekIndices = (list, sought) => countsBefore(list, sought, false)

/** How many items of the sorted list come before each sought one; those equal to it are counted too if `withEqual`. */
function countsBefore(list: Value, sought: Value, withEqual: boolean): Float64Array {
  if (list.kind === 'vector' && sought.kind === 'vector')
    return countItemsBefore(list.type, ...inOneForm(list.data, sought.data), withEqual)
  return countEach(itemsOf(list), itemsOf(sought), compareValues, withEqual)
}

/**
 * For each sought row the last row that is equal in all columns but the last, and in the last is not above it; null
 * (NaN) if there is none.
 */
function lastRows(list: Table, sought: Table): Float64Array {
  const count = countOf(list)
  const wanted = countOf(sought)
  const columns = list.columns.map((column, i) => joinLists(column, columnOrAt(sought, list.names[i] as string, i)))
  const { codes, firsts } = codeRows(columns.slice(0, -1), count + wanted)
  const rowsByCode = Array.from(firsts, (): number[] => [])
  for (let row = 0; row < count; row++) rowsByCode[codes[row] as number]?.push(row)
  const last = columns.at(-1) as Value
  if (list.columns.at(-1)?.kind === 'vector' && last.kind !== 'vector') return signal('type')
  return Float64Array.from({ length: wanted }, (_, i) => {
    const rows = rowsByCode[codes[count + i] as number] as number[]
    const found = countsBefore(itemsAt(last, rows), itemsAt(last, [count + i]), true)[0] as number
    return found ? (rows[found - 1] as number) : Number.NaN
  })
}

const columnOrAt = (table: Table, name: string, index: number): Value =>
  columnOf(table, name) ?? table.columns[index] ?? signal('length')
