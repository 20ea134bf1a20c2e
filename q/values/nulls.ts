import { symbols } from './construct.ts'
import { nullLong, Type, typeInfo } from './types.ts'
import { Atom, Dictionary, type Domain, type Item, List, Primitive, type Value, Vector } from './value.ts'

/** The generic null `::`, which is also the identity function. */
export const nil = new Primitive('::', 101, 1, 1, value => value, {
  shape: 'x::y',
  help: 'gives a global variable a value; alone, the value that is nothing',
  examples: [
    ['(::)7', '7'],
    ['{a::x}5;a', '5'],
  ],
  code: 0,
})

/** Whether the value is `::`. */
export const isNil = (value: Value) => value === nil

/** Whether the item is the null of its type. Booleans and bytes have none. */
export function isNullItem(type: number, item: Item): boolean {
  if (typeof item === 'bigint') return type === Type.guid ? item === 0n : item === nullLong
  if (Number.isNaN(item)) return true
  return type !== Type.boolean && type !== Type.byte && item === typeInfo(type).nullItem
}

/** The null atom of a simple type: `0N` for longs, `" "` for chars, `0b` for booleans. */
export const nullAtom = (type: number, domain?: Domain) => new Atom(type, typeInfo(type).nullItem, domain)

/**
 * What indexing out of range gives: the null of a vector's type; for a general list the empty list of its first item's
 * type; for a table a dictionary of nulls.
 */
export function nullOfList(value: Value): Value {
  switch (value.kind) {
    case 'vector':
      return nullAtom(value.type, value.domain)
    case 'table':
      return new Dictionary(symbols(value.names), collapsedNulls(value.columns.map(nullOfList)))
    case 'list':
      return nullLike(value.items[0])
    case 'dictionary':
      return nullOfList(value.values)
    default:
      return nil
  }
}

function nullLike(first: Value | undefined): Value {
  if (!first) return new List([])
  if (first.kind === 'atom') return nullAtom(first.type, first.domain)
  if (first.kind === 'vector') return new Vector(first.type, first.data.slice(0, 0), '', first.domain)
  if (first.kind === 'list') return new List([])
  return nil
}

/** A vector if all nulls have one type, else a general list. */
function collapsedNulls(nulls: Value[]): Value {
  const [first] = nulls
  if (first?.kind !== 'atom' || !nulls.every(each => each.kind === 'atom' && each.type === first.type))
    return new List(nulls)
  const data = typeInfo(first.type).allocate(nulls.length)
  for (let i = 0; i < nulls.length; i++) data[i] = (nulls[i] as Atom).item
  return new Vector(first.type, data, '', first.domain)
}
