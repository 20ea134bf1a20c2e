import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { Dictionary, List, Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { columnOf } from '../follow-link.ts'
import { readFrom, readTable, rowCountOf } from '../query-source.ts'
import { groupRowsSorted, listRowsByGroup } from './group-rows.ts'

/** `` `a xgroup t ``: groups the rows by the columns named; the items of the other columns are listed per group. */
function xgroup(keyNames: Value, given: Value): Value {
  const { table } = readTable(readFrom(given))
  const names = textsOf(keyNames)
  const keys = names.map(name => columnOf(table, name) ?? signal(name))
  const groups = groupRowsSorted(keys, rowCountOf(table))
  const others = table.names.filter(name => !names.includes(name))
  const { rows, starts } = listRowsByGroup(groups)
  const listGroups = (column: Value) =>
    Array.from({ length: groups.count }, (_, group) => itemsAt(column, rows.subarray(starts[group], starts[group + 1])))
  const values = others.map(name => new List(listGroups(columnOf(table, name) as Value)))
  return new Dictionary(
    new Table(
      names,
      keys.map(key => itemsAt(key, groups.firsts)),
    ),
    new Table(others, values),
  )
}

export const groupTableVerbs: VerbTable = { xgroup: binary(xgroup) }
