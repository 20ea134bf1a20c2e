import { requireColumn } from '../../values/columns.ts'
import type { Item, Table } from '../../values/value.ts'
import { matchGroups, readTimes, timeName } from './match-groups.ts'
import { lastNotAfter } from './search-times.ts'

/**
 * For each row of `left` the last row of `right` that is equal in all named columns but the last, and not greater in the
 * last one; -1 for none. The rows of `right` ascend in that column.
 */
export function findAsOf(names: readonly string[], left: Table, right: Table): Int32Array {
  const matching = matchGroups(names, left, right)
  const { groupOf, rows, starts } = matching
  const name = timeName(names)
  const wanted = readTimes(requireColumn(left, name), requireColumn(right, name))
  const hints = starts.map(start => start - 1)
  const found = new Int32Array(groupOf.length).fill(-1)
  const range = { start: 0, end: 0, hint: 0 }
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    if (group < 0) continue
    range.start = starts[group] as number
    range.end = starts[group + 1] as number
    range.hint = hints[group] as number
    const place = lastNotAfter(matching, range, wanted[row] as Item)
    hints[group] = place
    if (place >= range.start) found[row] = rows[place] as number
  }
  return found
}
