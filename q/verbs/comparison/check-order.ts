import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item } from '../../values/value.ts'
import { keepIndex } from '../search/item-index.ts'

/** Whether no item of a simple type is less than the one before. */
export function isSortedData(type: number, data: Data): boolean {
  if (type === Type.symbol) return isSortedBy(data, (x, y) => x === y || symbolText(Number(x)) <= symbolText(Number(y)))
  for (let i = 1; i < data.length; i++) {
    const before = data[i - 1] as Item
    const item = data[i] as Item
    if (!(before <= item) && !Number.isNaN(before)) return false
  }
  return true
}

/** Whether every item appears once. */
export const isUniqueData = (data: Data): boolean => keepIndex(data).firsts.length === data.length

/** Whether equal items stand next to each other, so that none comes after one that appeared later. */
export const isPartedData = (data: Data): boolean =>
  keepIndex(data).codes.every((code, i, codes) => !i || code >= (codes[i - 1] as number))

function isSortedBy(data: Data, isOrdered: (x: Item, y: Item) => boolean): boolean {
  for (let i = 1; i < data.length; i++) if (!isOrdered(data[i - 1] as Item, data[i] as Item)) return false
  return true
}
