import { exactLong } from './exact-long.ts'
import { Type, typeInfo } from './types.ts'
import { type Data, type Item, Vector } from './value.ts'

/** A vector of items of one type; longs that are bigints make it one of bigints. */
export const vectorOfItems = (type: number, items: readonly Item[]): Vector =>
  new Vector(type, dataOfItems(type, items))

function dataOfItems(type: number, items: readonly Item[]): Data {
  const { length } = items
  if (type === Type.long && items.some(item => typeof item === 'bigint')) return BigInt64Array.from(items, exactLong)
  const data = typeInfo(type).allocate(length)
  for (let i = 0; i < length; i++) data[i] = items[i] as Item
  return data
}
