import { collapse } from '../../values/items.ts'
import { isNullItem } from '../../values/null-items.ts'
import { Dictionary, type Item, Table, type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { fill } from '../lists/fill.ts'

/** Nulls replaced by other values. */
export const filling: VerbTable = { '^': binary(fill), fills: unary(fills) }

/** Nulls replaced by the last item before them that is none: `fills 1 0N 3 0N` is 1 1 3 3. */
function fills(x: Value): Value {
  switch (x.kind) {
    case 'vector':
      return fillForward(x)
    case 'list':
      return fillItems(x.items)
    case 'dictionary':
      return new Dictionary(x.keys, fills(x.values))
    case 'table':
      return new Table(x.names, x.columns.map(fills))
    default:
      return x
  }
}

function fillForward({ type, data, domain }: Vector): Vector {
  const filled = data.slice()
  for (let i = 1; i < filled.length; i++) if (isNullItem(type, filled[i] as Item)) filled[i] = filled[i - 1] as Item
  return new Vector(type, filled, '', domain)
}

function fillItems(items: readonly Value[]): Value {
  const filled: Value[] = []
  for (const item of items) {
    const before = filled.at(-1)
    filled.push(before ? fill(before, item) : item)
  }
  return collapse(filled)
}
