import { currentSession } from '../../evaluate/current-session.ts'
import { longs } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isSimple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import type { Atom, Value, Vector } from '../../values/value.ts'

/**
 * What enumerated items stand for: the symbols of their domain, or the keys of the table that they refer to. Places in
 * a table without keys (a link) or in nothing known stay numbers. Other values come back as they are.
 */
export function resolveEnumeration(value: Value): Value {
  if (!isSimple(value) || value.type !== Type.enumeration) return value
  const domain = domainItems(value.domain)
  const places = value.kind === 'atom' ? [Number(value.item)] : (value.data as ArrayLike<number>)
  const items = domain ? itemsAt(domain, places) : placesAsLongs(value)
  return value.kind === 'atom' ? itemAt(items, 0) : items
}

/** The list whose items the enumeration named by its domain stands for; undefined if they are places in a table or unknown. */
export function domainItems(domain: string): Value | undefined {
  const value = currentSession().getGlobal(domain)
  if (value?.kind !== 'dictionary') return value?.kind === 'table' ? undefined : value
  const { keys } = value
  return keys.kind === 'table' && keys.columns.length === 1 ? keys.columns[0] : keys
}

/** The numbers behind enumerated items; below 0 is null. */
function placesAsLongs(value: Atom | Vector): Value {
  const data = value.kind === 'atom' ? [value.item] : Array.from(value.data)
  return longs(data.map(place => (Number(place) < 0 ? Number.NaN : Number(place))))
}
