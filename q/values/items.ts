import { emptyList, emptyVector, symbols } from './construct.ts'
import { assertItemLimit } from './errors.ts'
import { exactLong, holdsLongs, longItem } from './exact-long.ts'
import { matches } from './match.ts'
import { charge, spend } from './meter.ts'
import { nil, nullAtom } from './nulls.ts'
import { textsOf } from './symbols.ts'
import { Type, typeInfo } from './types.ts'
import { Atom, Dictionary, type Item, List, Table, type Value, Vector } from './value.ts'

/** `count x`: 1 for atoms and functions. */
export function countOf(value: Value): number {
  switch (value.kind) {
    case 'vector':
      return value.length
    case 'list':
      return value.length
    case 'dictionary':
      return countOf(value.keys)
    case 'table':
      return value.columns[0] ? countOf(value.columns[0]) : 0
    default:
      return 1
  }
}

/**
 * The item of a list at an index, the row of a table as a dictionary, or the value of a dictionary. An index below 0 or
 * past the end gives null.
 */
export function itemAt(value: Value, index: number): Value {
  switch (value.kind) {
    case 'vector': {
      const item = value.at(index)
      if (item === undefined) return nullOfList(value)
      return new Atom(value.type, isBigLong(value.type, item) ? longItem(item) : item, value.domain)
    }
    case 'list':
      return value.at(index) ?? nullOfList(value)
    case 'table':
      return new Dictionary(symbols(value.names), toUniformList(value.columns.map(column => itemAt(column, index))))
    case 'dictionary':
      return itemAt(value.values, index)
    default:
      return value
  }
}

/** In a vector with a long beyond ±(2^53-1) all longs are bigints, however small they are. */
const isBigLong = (type: number, item: Item): item is bigint => typeof item === 'bigint' && holdsLongs(type)

/**
 * The null that a missing index gives: for a vector the null of its type; for a general list the null of its first
 * item, or an empty list of the type of that; for a table a row of nulls.
 */
export function nullOfList(value: Value): Value {
  switch (value.kind) {
    case 'vector':
      return nullAtom(value.type, value.domain)
    case 'list':
      return nullLike(value.at(0))
    case 'table':
      return itemAt(value, -1)
    case 'dictionary':
      return nullOfList(value.values)
    default:
      return nil
  }
}

function nullLike(item: Value | undefined): Value {
  if (item?.kind === 'atom') return nullAtom(item.type, item.domain)
  return !item || item.kind === 'vector' || item.kind === 'list' ? emptyLike(item) : nil
}

/** The empty list of the type of a vector; `()` for other values. */
const emptyLike = (value: Value | undefined): Value =>
  value?.kind === 'vector' ? emptyVector(value.type, value.domain) : emptyList

/** The items of a list, the rows of a table or the values of a dictionary; an atom is its own single item. */
export function itemsOf(value: Value): readonly Value[] {
  if (value.kind === 'list') return value.items
  if (value.kind === 'dictionary') return itemsOf(value.values)
  if (value.kind !== 'vector' && value.kind !== 'table') return [value]
  charge(64 * countOf(value))
  return Array.from({ length: assertItemLimit(countOf(value)) }, (_, index) => itemAt(value, index))
}

/**
 * The list of these items: a vector if all are atoms of one type, a table if all are dictionaries with the same symbols
 * for keys, a general list otherwise. No items give an empty list of the type of `like`.
 */
export function toUniformList(items: readonly Value[], like?: Value): Value {
  spend(items.length)
  const [first] = items
  if (!first) return emptyLike(like)
  if (first.kind === 'atom') return vectorOfAtoms(first, items) ?? new List(items)
  if (first.kind === 'dictionary') return tableOfDictionaries(first, items) ?? new List(items)
  return new List(items)
}

/** A vector of the items, undefined if they are not atoms of one type. */
function vectorOfAtoms(first: Atom, items: readonly Value[]): Vector | undefined {
  const { type, domain } = first
  let isBig = false
  for (const item of items) {
    if (item.kind !== 'atom' || item.type !== type || item.domain !== domain) return undefined
    isBig ||= isBigLong(type, item.item)
  }
  if (isBig)
    return new Vector(
      type,
      BigInt64Array.from(items, item => exactLong((item as Atom).item)),
    )
  const data = typeInfo(type).allocate(items.length)
  for (let i = 0; i < items.length; i++) data[i] = (items[i] as Atom).item
  return new Vector(type, data, '', domain)
}

/** A table of the items, undefined if they are not dictionaries with the same symbols for keys. */
function tableOfDictionaries(first: Dictionary, items: readonly Value[]): Value | undefined {
  const { keys } = first
  if (keys.kind !== 'vector' || keys.type !== Type.symbol || !keys.length) return undefined
  for (const item of items) if (item.kind !== 'dictionary' || !matches(item.keys, keys)) return undefined
  return tableOfRows(keys, items as readonly Dictionary[])
}

function tableOfRows(keys: Vector, rows: readonly Dictionary[]): Table {
  const names = textsOf(keys)
  return new Table(
    names,
    names.map((_, column) => toUniformList(rows.map(row => itemAt(row.values, column)))),
  )
}

/** The values of a dictionary; other values as they are. */
export const valuesOf = (value: Value): Value => (value.kind === 'dictionary' ? value.values : value)

/** An atom as a list of one item; other values as they are. */
export const enlistAtom = (value: Value): Value => (value.kind === 'atom' ? toUniformList([value]) : value)
