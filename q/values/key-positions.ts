import { exactLong, holdsLongs, longItem } from './exact-long.ts'
import type { Item, KeyIndex, Value, Vector } from './value.ts'

/** Fewer keys are searched one by one. */
const minIndexed = 16

/** After this many searches an index is made, which takes the time of about 100. */
const searchesBefore = 16

/**
 * Finds keys of a dictionary or keyed table in constant time once it has been searched repeatedly. A dictionary made by
 * adding keys to another takes over its index.
 */
export class KeyPositions implements KeyIndex {
  private readonly known = new Map<Item | string, number>()
  private indexed = 0
  private searches = 0

  constructor(private keys: Value) {}

  isFor(keys: Value): boolean {
    return this.keys === keys
  }

  moveTo(keys: Value) {
    this.keys = keys
  }

  find(columns: readonly Vector[], row: readonly Item[]): number {
    const count = columns[0]?.length ?? 0
    if (count < minIndexed || (!this.indexed && this.searches++ < searchesBefore))
      return searchRows(columns, row, count)
    for (; this.indexed < count; this.indexed++) {
      const key = keyOf(
        columns,
        columns.map(column => column.at(this.indexed) as Item),
      )
      if (!this.known.has(key)) this.known.set(key, this.indexed)
    }
    return this.known.get(keyOf(columns, row)) ?? -1
  }
}

function searchRows(columns: readonly Vector[], row: readonly Item[], count: number): number {
  const arrays = columns.map(column => column.borrow())
  const wanted = columns.map((column, i) => itemAs(column, row[i] as Item))
  for (let i = 0; i < count; i++) if (arrays.every((items, c) => isSame(items[i], wanted[c]))) return i
  return -1
}

const isSame = (x: Item | undefined, y: Item | undefined) => x === y || (Number.isNaN(x) && Number.isNaN(y))

/** An item as the vector keeps its own: longs are all bigints if one of them is beyond ±(2^53-1). */
const itemAs = (vector: Vector, item: Item): Item =>
  typeof vector.at(0) === 'bigint' && typeof item === 'number' ? exactLong(item) : item

/** What identifies a row: its only item, or the texts of its items. A long is a number wherever it can be. */
function keyOf(columns: readonly Vector[], row: readonly Item[]): Item | string {
  const items = row.map((item, i) =>
    typeof item === 'bigint' && holdsLongs(columns[i]?.type ?? 0) ? longItem(item) : item,
  )
  return items.length === 1 ? (items[0] as Item) : items.join()
}
