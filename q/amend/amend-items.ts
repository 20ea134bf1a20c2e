import { collapse, itemAt, itemsOf } from '../values/items.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { type Item, type Value, Vector } from '../values/value.ts'
import { attributeOfAmended } from '../verbs/arithmetic/kept-attribute.ts'
import { fitItems } from '../verbs/enumerations/enumeration.ts'
import { type Amendment, requirePlace } from './amendment.ts'

/** New items must have the type of the vector; an enumeration takes symbols of its domain. */
export function amendVector(vector: Vector, amendment: Amendment): Value {
  const { places, change, part } = amendment
  const { type, domain } = vector
  const data = vector.data.slice()
  for (let i = 0; i < places.length; i++) {
    const place = requirePlace(places[i], data.length)
    const changed = fitItems(vector, change(itemAt(new Vector(type, data, '', domain), place), part(i)))
    if (changed.kind !== 'atom' || changed.type !== type) return signal('type')
    if (typeof changed.item === 'bigint' && data instanceof Float64Array) return amendList(itemsOf(vector), amendment)
    data[place] = changed.item as Item
  }
  return new Vector(type, data, attributeOfAmended(vector), domain)
}

/** Items of a general list may become anything. */
export function amendList(items: readonly Value[], { places, change, part }: Amendment): Value {
  const result = [...items]
  places.forEach((each, i) => {
    const place = requirePlace(each, result.length)
    result[place] = change(result[place] ?? nil, part(i))
  })
  return collapse(result)
}

/** The list with one item replaced; a vector takes items of its type only. */
export const replaceItem = (list: Value, place: number, item: Value): Value => {
  const amendment: Amendment = { places: [place], keys: [], change: (_, by) => by, part: () => item }
  return list.kind === 'vector' ? amendVector(list, amendment) : amendList(itemsOf(list), amendment)
}
