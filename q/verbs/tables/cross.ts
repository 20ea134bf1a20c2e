import { columnOf, requireColumn } from '../../values/columns.ts'
import { assertItemLimit } from '../../values/errors.ts'
import { countOf, itemsOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { join } from './join.ts'

export const crossVerbs: VerbTable = {
  cross: binary(cross, {
    shape: 'x cross y',
    help: 'every pair of an item of x and an item of y',
    examples: [
      ['1 2 cross 3 4', '1 3\n1 4\n2 3\n2 4'],
      ['([]a:1 2)cross([]b:`x`y)', 'a b\n---\n1 x\n1 y\n2 x\n2 y'],
    ],
    isInfix: true,
  }),
}

/** Each item of x joined with each item of y: `1 2 cross 3 4` is (1 3;1 4;2 3;2 4). Tables give all pairs of rows. */
function cross(x: Value, y: Value): Value {
  if (x.kind === 'table' && y.kind === 'table') return crossTables(x, y)
  if (x.kind === 'dictionary' && y.kind === 'dictionary')
    return new Dictionary(cross(x.keys, y.keys), cross(x.values, y.values))
  assertItemLimit(countOf(x) * countOf(y))
  const right = itemsOf(y)
  return toUniformList(itemsOf(x).flatMap(item => right.map(other => join(item, other))))
}

function crossTables(x: Table, y: Table): Table {
  const [rows, others] = [countOf(x), countOf(y)]
  assertItemLimit(rows * others)
  const left = Int32Array.from({ length: rows * others }, (_, i) => Math.floor(i / others))
  const right = Int32Array.from({ length: rows * others }, (_, i) => i % others)
  const added = y.names.filter(name => !x.names.includes(name))
  return new Table(
    [...x.names, ...added],
    [...x.names, ...added].map(name => {
      const column = columnOf(y, name)
      return column ? itemsAt(column, right) : itemsAt(requireColumn(x, name), left)
    }),
  )
}
