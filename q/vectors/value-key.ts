import { exactLong } from '../values/exact-long.ts'
import { itemsOf } from '../values/items.ts'
import { spend } from '../values/meter.ts'
import { Type, typeOf } from '../values/types.ts'
import type { Item, Value } from '../values/value.ts'

/** The key of each item of a list. */
export const keysOfItems = (list: Value): string[] => itemsOf(list).map(valueKey)

/** A text that two values share only if they are the same in type, shape and every item; floats to the last bit. */
export function valueKey(value: Value): string {
  spend(1)
  switch (value.kind) {
    case 'atom':
      return `a${value.type}${value.domain?.name ?? ''}:${itemKey(value.item)}`
    case 'vector':
      return `v${value.type}${value.domain?.name ?? ''}:${value.type === Type.char ? stringKey(value.data) : dataKey(value.data)}`
    case 'list':
      return `l(${value.items.map(valueKey).join(';')})`
    case 'dictionary':
      return `d${valueKey(value.keys)}!${valueKey(value.values)}`
    case 'table':
      return `t${value.names.join(',')}(${value.columns.map(valueKey).join(';')})`
    case 'lambda':
      return `f${value.context}:${value.source}`
    case 'primitive':
    case 'iterator':
      return `p${value.name}${value.type}`
    case 'projection':
      return `j${valueKey(value.target)}[${value.args.map(each => (each ? valueKey(each) : '')).join(';')}]`
    case 'composition':
      return `c(${value.functions.map(valueKey).join(';')})`
    case 'derived':
      return `i${typeOf(value)}${valueKey(value.target)}`
    default:
      return value satisfies never
  }
}

/**
 * A null or infinite long may be a number or, in a vector with a large one, a bigint: both give the same digits. No
 * other float gives these digits, since a float is written with 17 at most: 2^63 as 9223372036854776000.
 */
function itemKey(item: Item): string {
  if (typeof item === 'number' && !Number.isFinite(item)) return String(exactLong(item))
  return String(item)
}

function dataKey(data: ArrayLike<Item>): string {
  const keys = new Array<string>(data.length)
  for (let i = 0; i < data.length; i++) keys[i] = itemKey(data[i] as Item)
  return keys.join()
}

/** The bytes of a string as characters. The length comes first, so that a `;` in the string cannot end the key. */
function stringKey(data: ArrayLike<Item>): string {
  let text = `${data.length}:`
  for (let i = 0; i < data.length; i++) text += String.fromCharCode(Number(data[i]))
  return text
}
