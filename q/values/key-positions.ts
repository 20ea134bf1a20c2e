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
    const isScanned = count < minIndexed || (!this.indexed && this.searches++ < searchesBefore)
    if (isScanned) return scanRows(columns, row, count)
    this.indexUpTo(count, columns)
    return this.known.get(keyOf(columns, row)) ?? -1
  }

  private indexUpTo(count: number, columns: readonly Vector[]) {
    const [first] = columns
    const readKey = (i: number) =>
      first && columns.length === 1
        ? smallestForm(first, first.at(i) as Item)
        : keyOf(
            columns,
            columns.map(column => column.at(i) as Item),
          )
    for (; this.indexed < count; this.indexed++) {
      const key = readKey(this.indexed)
      if (!this.known.has(key)) this.known.set(key, this.indexed)
    }
  }
}

function scanRows(columns: readonly Vector[], row: readonly Item[], count: number): number {
  const arrays = columns.map(column => column.borrow())
  const wanted = columns.map((column, i) => itemAs(column, row[i] as Item))
  for (let i = 0; i < count; i++) if (arrays.every((items, c) => isSame(items[i], wanted[c]))) return i
  return -1
}

const isSame = (x: Item | undefined, y: Item | undefined) => x === y || (Number.isNaN(x) && Number.isNaN(y))

/** An item as the vector keeps its own: longs are all bigints if one of them is beyond ±(2^53-1). */
const itemAs = (vector: Vector, item: Item): Item =>
  typeof vector.at(0) === 'bigint' && typeof item === 'number' ? exactLong(item) : item

/** What identifies a row: its only item, or the texts of its items. */
function keyOf([first, ...others]: readonly Vector[], [item, ...rest]: readonly Item[]): Item | string {
  const key = smallestForm(first as Vector, item as Item)
  return others.length
    ? others.reduce((text, column, i) => `${text},${smallestForm(column, rest[i] as Item)}`, `${key}`)
    : key
}

/** A long as a number wherever it can be one; vectors with a long beyond ±(2^53-1) have bigints only. */
const smallestForm = ({ type }: Vector, item: Item): Item =>
  typeof item === 'bigint' && holdsLongs(type) ? longItem(item) : item
