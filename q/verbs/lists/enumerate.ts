import type { Session } from '../../context/session.ts'
import { emptyVector } from '../../values/construct.ts'
import { domainItems, resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { chooseIndices } from '../../values/indices.ts'
import { countOf, enlistAtom, itemsOf, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isNullItem } from '../../values/nulls.ts'
import { isEmptyList, isNumeric, isSimple, Type, typeInfo } from '../../values/types.ts'
import { Atom, type Domain, type Value, Vector } from '../../values/value.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { joinLists } from '../../vectors/join-lists.ts'
import { mapIndices, seek } from '../../vectors/seek.ts'
import { withAttribute } from '../../vectors/vector-attributes.ts'

/**
 * `` `sym$y ``: enumerates y over the list or keyed table that `domain` names. An item that it lacks signals `cast`; a
 * null is enumerated even if the list lacks it.
 */
export function enumerate(domain: Domain, y: Value): Value {
  const items = domainItems(domain) ?? signal(domain.name)
  const plain = resolveEnumeration(y)
  if (isEmptyList(plain)) return emptyVector(Type.enumeration, domain)
  const count = countOf(items)
  const seekIndices = (list: Value, sought: Value) =>
    firstIndices(list, sought).map((index, i) =>
      index < count ? index : isNullAt(sought, i) ? nullIndex : signal('cast'),
    )
  return mapIndices(seek(items, plain, seekIndices), indices => indicesIn(domain, indices))
}

/** Prepares items for a vector: enumerates them over its domain if it has one, else resolves their own enumeration. */
export function fitItems({ type, domain }: Vector, items: Value): Value {
  if (type !== Type.enumeration || !domain) return resolveEnumeration(items)
  return isSimple(items) && items.domain === domain ? items : enumerate(domain, items)
}

/**
 * `` `sym?y ``: appends the items of y that the list `name` lacks and enumerates y over it. Creates the list if the
 * variable is undefined; signals `type` if the list would change its type.
 */
export function extendEnumeration(session: Session, name: string, y: Value): Value {
  const domain = session.domain(name)
  const present = domainItems(domain)
  const known = present ?? emptyVector(Type.symbol)
  const plain = resolveEnumeration(y)
  if (plain.kind === 'list') return toUniformList(plain.items.map(item => extendEnumeration(session, name, item)))
  const wanted = enlistAtom(plain)
  const count = countOf(known)
  const indices = firstIndices(known, wanted)
  const missing = itemsAt(
    wanted,
    chooseIndices(indices.length, i => indices[i] === count),
  )
  if (countOf(missing) || !present) {
    const extended = joinLists(known, itemsAt(missing, codeItems(missing).firsts))
    if (extended.kind !== 'vector' || domain.value?.kind === 'dictionary') signal('type')
    session.setGlobal(name, extended)
  }
  const enumerated = enumerate(domain, plain)
  return enumerated.kind === 'vector' && y.kind === 'vector' ? withAttribute(enumerated, y.attribute) : enumerated
}

/** `` `sym!1 2 ``: an enumeration of these indices, even if the list is shorter or undefined. Signals `type` for anything else. */
export function enumerateIndices(domain: Domain, indices: Value): Value {
  if (indices.kind !== 'list' && !(isSimple(indices) && isNumeric(indices.type))) signal('type')
  if (indices.kind === 'atom') return new Atom(Type.enumeration, enumeratedIndex(Number(indices.item)), domain)
  if (indices.kind !== 'vector') return toUniformList(itemsOf(indices).map(item => enumerateIndices(domain, item)))
  return indicesIn(domain, Array.from(indices.data, Number))
}

const nullIndex = Number(typeInfo(Type.enumeration).nullItem)
const enumeratedIndex = (index: number) => (Number.isNaN(index) ? nullIndex : index)
const indicesIn = (domain: Domain, indices: ArrayLike<number>) =>
  new Vector(Type.enumeration, Int32Array.from(indices, enumeratedIndex), '', domain)

const isNullAt = (list: Value, index: number) => list.kind === 'vector' && isNullItem(list.type, list.at(index) ?? 0)
