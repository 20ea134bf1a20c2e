import { columnOf } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { inOneForm } from '../../values/exact-long.ts'
import { countOf, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { compareValues } from '../../vectors/compare.ts'
import { countEach, countItemsBefore } from '../../vectors/first-indices.ts'
import { codeRows } from '../../vectors/item-codes.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { mapIndices, type SeekIndices, seek } from '../../vectors/seek.ts'

/** Binary search in sorted lists. */
export const binVerbs: VerbTable = {
  bin: binary(bin, {
    shape: 'x bin y',
    help: 'the index in the sorted list x of the last item not above y',
    examples: [
      ['10 20 30 bin 5 20 25', '-1 1 1'],
      ['10 20 20 30 bin 20', '2'],
      ['(`low`high!0 50) bin 20 70 -1', '`low`high`'],
    ],
    isInfix: true,
    code: 26,
  }),
  binr: binary(binr, {
    shape: 'x binr y',
    help: 'the index in the sorted list x of the first item not below y',
    examples: [
      ['10 20 30 binr 5 20 25 99', '0 1 2 3'],
      ['10 20 20 30 binr 20', '1'],
    ],
    isInfix: true,
    code: 34,
  }),
}

/** `x bin y`: the index of the last item of x not above y, -1 if all are above. In a dictionary the key at that index. */
export function bin(x: Value, y: Value): Value {
  return searchSorted(x, y, lastIndicesNotAbove)
}

/** `x binr y`: the index of the first item of x not below y, the count of x if all are below. */
export function binr(x: Value, y: Value): Value {
  return searchSorted(x, y, firstIndicesNotBelow)
}

function searchSorted(x: Value, y: Value, indices: SeekIndices): Value {
  if (x.kind !== 'dictionary') return seek(x, y, indices)
  return mapIndices(seek(x.values, y, indices), found => itemsAt(x.keys, found))
}

function lastIndicesNotAbove(list: Value, sought: Value): Float64Array {
  if (list.kind === 'table' && sought.kind === 'table') return lastRowsNotAbove(list, sought)
  return countsBefore(list, sought, true).map(count => count - 1)
}

const firstIndicesNotBelow: SeekIndices = (list, sought) => countsBefore(list, sought, false)

/** The number of items of the sorted list before each sought one, including those equal to it if `withEqual`. */
function countsBefore(list: Value, sought: Value, withEqual: boolean): Float64Array {
  if (list.kind === 'vector' && sought.kind === 'vector')
    return countItemsBefore(list.type, ...inOneForm(list.data, sought.data), withEqual)
  return countEach(itemsOf(list), itemsOf(sought), compareValues, withEqual)
}

/** For each sought row the last row with the same items in all columns but the last, and not above in that; else NaN. */
function lastRowsNotAbove(list: Table, sought: Table): Float64Array {
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
