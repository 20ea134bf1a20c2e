import { columnOf, joinSides, mapColumns } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { chooseIndices } from '../../values/indices.ts'
import { countOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { matches } from '../../values/match.ts'
import { isList, isSymbol, Type } from '../../values/types.ts'
import { Dictionary, Table, type Value, type Vector } from '../../values/value.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { joinLists } from '../../vectors/join-lists.ts'

/** A table with its first `count` columns as keys; 0 leaves it without keys. A keyed table gets other keys. */
export function enkey(count: number, value: Value): Value {
  const table = unkey(value)
  if (count === 0) return table
  return count < table.names.length ? splitKeys(table, count) : signal('length')
}

/** The columns of a keyed table side by side, keys first; a table without keys as it is. Signals `type` for others. */
export function unkey(value: Value): Table {
  if (value.kind === 'table') return value
  if (value.kind !== 'dictionary' || value.keys.kind !== 'table' || value.values.kind !== 'table') return signal('type')
  return joinSides(value.keys, value.values)
}

/** How many columns of a table are keys. */
export function keyCountOf(value: Value): number {
  return value.kind === 'dictionary' && value.keys.kind === 'table' ? value.keys.names.length : 0
}

/** A table with its first `count` columns as keys. */
export function splitKeys({ names, columns }: Table, count: number): Dictionary {
  return new Dictionary(
    new Table(names.slice(0, count), columns.slice(0, count)),
    new Table(names.slice(count), columns.slice(count)),
  )
}

/** The rows of y below those of x. Columns are matched by name; both must have the same. */
export function joinTables(x: Table, y: Table): Table {
  if (x.names.length !== y.names.length) return signal('mismatch')
  return mapColumns(x, (column, i) => joinLists(column, columnOf(y, x.names[i] as string) ?? signal('mismatch')))
}

/** Keys of x with their values, then keys that only y has; where both have a key the value of y counts. */
export function joinDictionaries(x: Dictionary, y: Dictionary): Dictionary {
  const added = x.keys.kind === 'table' && x.values.kind === 'table' ? fitKeyedTable(x, y) : y
  const { keys, takenFrom } = uniteKeys(x.keys, added.keys)
  return new Dictionary(keys, itemsAt(joinParts(x.values, added.values), takenFrom), x.isStepped)
}

/** Columns of keyed tables must have the same types; y may be a single row. */
function fitKeyedTable(x: Dictionary, y: Dictionary): Dictionary {
  const added = y.keys.kind === 'table' ? y : splitKeys(rowTable(y), keyCountOf(x))
  return haveSameTypes(x.keys, added.keys) && haveSameTypes(x.values, added.values) ? added : signal('type')
}

/** Whether no vector among the columns of x meets one of another type in y; empty ones meet all. */
function haveSameTypes(x: Value, y: Value): boolean {
  if (x.kind !== 'table' || y.kind !== 'table') return false
  return x.names.every((name, i) => {
    const [column, other] = [x.columns[i], columnOf(y, name)]
    if (column?.kind !== 'vector' || other?.kind !== 'vector') return true
    return column.type === other.type || !column.data.length || !other.data.length || isEnumerated(column, other)
  })
}

const isEnumerated = (x: Vector, y: Vector) => x.type === Type.enumeration || y.type === Type.enumeration

/** A row as a dictionary joins a table; the row comes first if it is the left one. A keyed table takes rows as upsert does. */
export function joinRow(x: Value, y: Value): Value {
  if (x.kind === 'table' && y.kind === 'dictionary') return joinTables(x, rowTable(y))
  if (x.kind === 'dictionary' && y.kind === 'table') {
    if (x.keys.kind !== 'table') return joinTables(rowTable(x), y)
    if (x.values.kind === 'table') return joinDictionaries(x, splitKeys(y, x.keys.names.length))
  }
  return signal('type')
}

/**
 * The keys of two dictionaries, each once, and for each the index of its value among the values of x followed by those
 * of y.
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

/** A dictionary of symbols as a table of one row. */
function rowTable(row: Dictionary): Table {
  const table = toUniformList([row])
  return table.kind === 'table' ? table : signal('mismatch')
}

/** `keys!values`: two lists of equal count make a dictionary, two tables a keyed table. */
export function makeDictionary(keys: Value, values: Value): Dictionary {
  if (!isList(keys)) return signal('type')
  if (isSymbol(values)) return new Dictionary(keys, values)
  if (!isList(values)) return signal('type')
  return countOf(keys) === countOf(values) ? new Dictionary(keys, values) : signal('length')
}
