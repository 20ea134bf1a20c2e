import { columnOf, mapColumns } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { chooseIndices } from '../../values/indices.ts'
import { countOf, itemsOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { matches } from '../../values/match.ts'
import { isEmptyList, isFunction, Type } from '../../values/types.ts'
import { Dictionary, List, type Table, type Value, type Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { joinLists, joinManyLists } from '../../vectors/join-lists.ts'
import { keyCountOf, splitKeys } from './keyed-tables.ts'

/** The keywords that join many values. The operator `,` is in `operators/comma.ts`. */
export const joinVerbs: VerbTable = {
  raze: unary(raze, {
    shape: 'raze x',
    help: 'joins the items of a list into one list',
    examples: [
      ['raze(1 2;3;4 5)', '1 2 3 4 5'],
      ['raze("ab";"c")', '"abc"'],
      ['raze 5', ',5'],
    ],
    kForm: ',/',
  }),
}

/** `raze (1 2;3)` is 1 2 3: the items joined, one level less deep. */
function raze(x: Value): Value {
  if (x.kind === 'vector') return x
  if (x.kind === 'atom' || isFunction(x)) return toUniformList([x])
  return joinAll(itemsOf(x))
}

/** The result of `,/`, in one pass if no item is a dictionary or table. */
function joinAll(items: readonly Value[]): Value {
  const [first, ...others] = items
  if (!first) return new List([])
  if (items.every(isPlain)) return joinManyLists(items)
  return others.length ? others.reduce(join, first) : first
}

/** `x,y`: `1 2,3` is 1 2 3; values of different types make a general list, dictionaries and tables are united. */
export function join(x: Value, y: Value): Value {
  if (isPlain(x) && isPlain(y)) return joinLists(x, y)
  if (isEmptyList(x)) return y
  if (isEmptyList(y)) return x
  if (x.kind === 'table' && y.kind === 'table') return joinTables(x, y)
  if (x.kind === 'dictionary' && y.kind === 'dictionary') return joinDictionaries(x, y)
  if (x.kind === 'dictionary' || y.kind === 'dictionary') return joinRow(x, y)
  return x.kind === 'list' || y.kind === 'list' ? new List([...itemsOf(x), ...itemsOf(y)]) : signal('type')
}

const isPlain = (value: Value) => value.kind !== 'dictionary' && value.kind !== 'table'

/** The rows of y below those of x. Both must have the same columns, in any order. */
function joinTables(x: Table, y: Table): Table {
  if (x.names.length !== y.names.length) return signal('mismatch')
  return mapColumns(x, (column, i) => joinLists(column, columnOf(y, x.names[i] as string) ?? signal('mismatch')))
}

/** The entries of x, then those of y with new keys; a key of both takes the value from y. */
export function joinDictionaries(x: Dictionary, y: Dictionary): Dictionary {
  const added = x.keys.kind === 'table' && x.values.kind === 'table' ? fitKeyedTable(x, y) : y
  const { keys, takenFrom } = uniteKeys(x.keys, added.keys)
  return new Dictionary(keys, itemsAt(joinParts(x.values, added.values), takenFrom), x.isStepped)
}

/** The columns of keyed tables must have the same types; y may be a single row. */
function fitKeyedTable(x: Dictionary, y: Dictionary): Dictionary {
  const added = y.keys.kind === 'table' ? y : splitKeys(rowTable(y), keyCountOf(x))
  return haveSameTypes(x.keys, added.keys) && haveSameTypes(x.values, added.values) ? added : signal('type')
}

/** Whether vectors of the same name have the same type in both tables; empty and enumerated ones fit any type. */
function haveSameTypes(x: Value, y: Value): boolean {
  if (x.kind !== 'table' || y.kind !== 'table') return false
  return x.names.every((name, i) => {
    const [column, other] = [x.columns[i], columnOf(y, name)]
    if (column?.kind !== 'vector' || other?.kind !== 'vector') return true
    return column.type === other.type || !column.length || !other.length || isEnumerated(column, other)
  })
}

const isEnumerated = (x: Vector, y: Vector) => x.type === Type.enumeration || y.type === Type.enumeration

/** Joins a table and a dictionary as its row, in either order. A keyed table takes the rows of a table as `upsert` does. */
function joinRow(x: Value, y: Value): Value {
  if (x.kind === 'table' && y.kind === 'dictionary') return joinTables(x, rowTable(y))
  if (x.kind === 'dictionary' && y.kind === 'table') {
    if (x.keys.kind !== 'table') return joinTables(rowTable(x), y)
    if (x.values.kind === 'table') return joinDictionaries(x, splitKeys(y, x.keys.names.length))
  }
  return signal('type')
}

/** A dictionary with symbols as keys as a table of one row. */
function rowTable(row: Dictionary): Table {
  const table = toUniformList([row])
  return table.kind === 'table' ? table : signal('mismatch')
}

/**
 * The distinct keys of two dictionaries, and for each key the index of its value among the values of x followed by those
 * of y: `` `a`b `` and `` `b`c `` give `` `a`b`c `` and 0 2 3.
 */
export function uniteKeys(x: Value, y: Value): { keys: Value; takenFrom: Float64Array } {
  const count = countOf(x)
  if (matches(x, y)) return { keys: x, takenFrom: Float64Array.from({ length: count }, (_, i) => count + i) }
  const indices = firstIndices(x, y)
  const unknown = chooseIndices(indices.length, i => indices[i] === count)
  const added = itemsAt(y, unknown)
  const { codes, firsts } = codeItems(added)
  const takenFrom = new Float64Array(count + firsts.length)
  for (let i = 0; i < count; i++) takenFrom[i] = i
  for (let i = 0; i < indices.length; i++)
    if ((indices[i] as number) < count) takenFrom[indices[i] as number] = count + i
  for (let i = 0; i < unknown.length; i++) takenFrom[count + (codes[i] as number)] = count + (unknown[i] as number)
  return { keys: firsts.length ? joinParts(x, itemsAt(added, firsts)) : x, takenFrom }
}

const joinParts = (x: Value, y: Value): Value =>
  x.kind === 'table' && y.kind === 'table' ? joinTables(x, y) : joinLists(x, y)
