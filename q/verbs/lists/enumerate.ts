import type { Session } from '../../context/session.ts'
import { emptyVector } from '../../values/construct.ts'
import { domainItems, resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { choosePlaces } from '../../values/indices.ts'
import { collapse, countOf, itemsOf, listOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isNullItem } from '../../values/nulls.ts'
import { isEmptyList, isSimple, Type, typeInfo } from '../../values/types.ts'
import { Atom, type Domain, type Value, Vector } from '../../values/value.ts'
import { firstPlaces } from '../../vectors/first-indices.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { withAttribute } from '../../vectors/kept-attribute.ts'
import { mapPlaces, seek } from '../../vectors/seek.ts'

/**
 * `` `sym$y ``: y as places in the list or keyed table named `domain`. Signals `cast` for an item that is not there; a
 * null needs no place.
 */
export function enumerate(domain: Domain, y: Value): Value {
  const items = domainItems(domain) ?? signal(domain.name)
  const plain = resolveEnumeration(y)
  if (isEmptyList(plain)) return emptyVector(Type.enumeration, domain)
  const count = countOf(items)
  const seekPlaces = (list: Value, sought: Value) =>
    firstPlaces(list, sought).map((place, i) =>
      place < count ? place : isNullAt(sought, i) ? nullPlace : signal('cast'),
    )
  return mapPlaces(seek(items, plain, seekPlaces), places => placesIn(domain, places))
}

/** Items as the vector they go into keeps them: enumerated like it, else `cast`, or without their own enumeration. */
export function fitItems({ type, domain }: Vector, items: Value): Value {
  if (type !== Type.enumeration || !domain) return resolveEnumeration(items)
  return isSimple(items) && items.domain === domain ? items : enumerate(domain, items)
}

/** `` `sym?y ``: enumerates y after adding the items that the variable `name` lacks, which must keep its type; makes the list if there is none. */
export function extendEnumeration(session: Session, name: string, y: Value): Value {
  const domain = session.domain(name)
  const present = domainItems(domain)
  const known = present ?? emptyVector(Type.symbol)
  const plain = resolveEnumeration(y)
  if (plain.kind === 'list') return collapse(plain.items.map(item => extendEnumeration(session, name, item)))
  const wanted = listOf(plain)
  const count = countOf(known)
  const places = firstPlaces(known, wanted)
  const missing = itemsAt(
    wanted,
    choosePlaces(places.length, i => places[i] === count),
  )
  if (countOf(missing) || !present) {
    const extended = joinLists(known, itemsAt(missing, codeItems(missing).firsts))
    if (extended.kind !== 'vector' || domain.value?.kind === 'dictionary') signal('type')
    session.setGlobal(name, extended)
  }
  const enumerated = enumerate(domain, plain)
  return enumerated.kind === 'vector' && y.kind === 'vector' ? withAttribute(enumerated, y.attribute) : enumerated
}

/** `` `sym!1 2 ``: places taken as they are, whether there is such a list or not. */
export function enumeratePlaces(domain: Domain, places: Value): Value {
  if (places.kind === 'atom') return new Atom(Type.enumeration, placeOf(Number(places.item)), domain)
  if (places.kind !== 'vector') return collapse(itemsOf(places).map(item => enumeratePlaces(domain, item)))
  return placesIn(domain, Array.from(places.data, Number))
}

const nullPlace = Number(typeInfo(Type.enumeration).nullItem)
const placeOf = (place: number) => (Number.isNaN(place) ? nullPlace : place)
const placesIn = (domain: Domain, places: ArrayLike<number>) =>
  new Vector(Type.enumeration, Int32Array.from(places, placeOf), '', domain)

const isNullAt = (list: Value, place: number) => list.kind === 'vector' && isNullItem(list.type, list.data[place] ?? 0)
