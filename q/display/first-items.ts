import { mapColumns } from '../values/columns.ts'
import { Dictionary, List, type Value, Vector } from '../values/value.ts'

/** The first `count` items of a list, table or dictionary, or all if there are fewer; other values as they are. */
export function firstItems(value: Value, count: number): Value {
  switch (value.kind) {
    case 'vector':
      if (value.data.length <= count) return value
      return new Vector(value.type, value.data.slice(0, count), value.attribute, value.domain)
    case 'list':
      return value.items.length <= count ? value : new List(value.items.slice(0, count))
    case 'table':
      return mapColumns(value, column => firstItems(column, count))
    case 'dictionary':
      return new Dictionary(firstItems(value.keys, count), firstItems(value.values, count))
    default:
      return value
  }
}
