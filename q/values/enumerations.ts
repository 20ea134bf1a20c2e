import { longs } from './construct.ts'
import { itemAt } from './items.ts'
import { itemsAt } from './items-at.ts'
import { isKeyedTable, isSimple, Type } from './types.ts'
import type { Atom, Domain, Item, Value, Vector } from './value.ts'

/**
 * The items that an enumeration refers to: symbols of its domain, or keys of a keyed table. Indices into a table
 * without keys (a link) or into an unknown domain become longs. Other values are returned as they are.
 */
export function resolveEnumeration(value: Value): Value {
  if (!isSimple(value) || value.type !== Type.enumeration) return value
  const domain = domainItems(value.domain)
  const indices = value.kind === 'atom' ? [Number(value.item)] : (value.data as ArrayLike<number>)
  const items = domain ? itemsAt(domain, indices) : indicesAsLongs(value)
  return value.kind === 'atom' ? itemAt(items, 0) : items
}

/** The list that an enumeration indexes into; undefined for a table without keys and for an unknown domain. */
export function domainItems(domain: Domain | undefined): Value | undefined {
  const value = domain?.value
  if (value?.kind !== 'dictionary') return value?.kind === 'table' ? undefined : value
  const { keys } = value
  return keys.kind === 'table' && keys.columns.length === 1 ? keys.columns[0] : keys
}

/** The indices of enumerated items as longs; an index below 0 is null. */
function indicesAsLongs(value: Atom | Vector): Value {
  const data = value.kind === 'atom' ? [value.item] : Array.from(value.data)
  return longs(data.map(index => (Number(index) < 0 ? Number.NaN : Number(index))))
}

/**
 * The items of a domain at these indices, for display. Undefined unless the domain is a vector or a keyed table with
 * one key column.
 */
export function enumeratedItems(indices: ArrayLike<Item>, domain: Domain | undefined): Vector | undefined {
  const value = domain?.value
  const values = value?.kind === 'dictionary' && !isKeyedTable(value) ? undefined : domainItems(domain)
  if (values?.kind !== 'vector') return undefined
  const items = itemsAt(values, Array.from(indices, Number))
  return items.kind === 'vector' ? items : undefined
}
