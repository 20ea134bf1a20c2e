import { currentSession } from '../evaluate/current-session.ts'
import { itemsAt } from '../values/items-at.ts'
import { isKeyedTable } from '../values/type-of.ts'
import { type Dictionary, type Item, type Table, type Value, Vector } from '../values/value.ts'

/** What stands in the domain of an enumeration at these places; undefined if the domain is no list of simple items. */
export function enumeratedItems(places: ArrayLike<Item>, domain: string): Vector | undefined {
  const values = domainValues(currentSession().getGlobal(domain))
  if (values?.kind !== 'vector') return undefined
  const items = itemsAt(
    values,
    Array.from(places, place => Number(place)),
  )
  return items instanceof Vector ? items : undefined
}

/** A foreign key points into the one key column of a keyed table. */
function domainValues(domain: Value | undefined): Value | undefined {
  if (!domain || !isKeyedTable(domain)) return domain
  const { columns } = (domain as Dictionary).keys as Table
  return columns.length === 1 ? columns[0] : undefined
}
