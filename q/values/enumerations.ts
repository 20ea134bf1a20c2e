import { longs } from './construct.ts'
import { itemAt } from './items.ts'
import { itemsAt } from './items-at.ts'
import { isKeyedTable, isSimple, Type } from './types.ts'
import { type Atom, type Dictionary, type Domain, type Item, type Table, type Value, Vector } from './value.ts'

/**
 * What enumerated items stand for: the symbols of their domain, or the keys of the table that they refer to. Indices in
 * a table without keys (a link) or in nothing known stay numbers. Other values come back as they are.
 */
export function resolveEnumeration(value: Value): Value {
  if (!isSimple(value) || value.type !== Type.enumeration) return value
  const domain = domainItems(value.domain)
  const indices = value.kind === 'atom' ? [Number(value.item)] : (value.data as ArrayLike<number>)
  const items = domain ? itemsAt(domain, indices) : indicesAsLongs(value)
  return value.kind === 'atom' ? itemAt(items, 0) : items
}

/** The items that an enumeration refers to by index; undefined for a table without keys and for an unknown domain. */
export function domainItems(domain: Domain | undefined): Value | undefined {
  const value = domain?.value
  if (value?.kind !== 'dictionary') return value?.kind === 'table' ? undefined : value
  const { keys } = value
  return keys.kind === 'table' && keys.columns.length === 1 ? keys.columns[0] : keys
}

/** The numbers behind enumerated items; below 0 is null. */
function indicesAsLongs(value: Atom | Vector): Value {
  const data = value.kind === 'atom' ? [value.item] : Array.from(value.data)
  return longs(data.map(index => (Number(index) < 0 ? Number.NaN : Number(index))))
}

/** What stands in the domain of an enumeration at these indices; undefined if the domain is no list of simple items. */
export function enumeratedItems(indices: ArrayLike<Item>, domain: Domain | undefined): Vector | undefined {
  const values = domainValues(domain?.value)
  if (values?.kind !== 'vector') return undefined
  const items = itemsAt(
    values,
    Array.from(indices, index => Number(index)),
  )
  return items instanceof Vector ? items : undefined
}

/** A foreign key points into the one key column of a keyed table. */
function domainValues(domain: Value | undefined): Value | undefined {
  if (!domain || !isKeyedTable(domain)) return domain
  const { columns } = (domain as Dictionary).keys as Table
  return columns.length === 1 ? columns[0] : undefined
}
