import { nullLong, Type, typeInfo } from './types.ts'
import { Atom, type Domain, type Item, Primitive, type Value } from './value.ts'

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
