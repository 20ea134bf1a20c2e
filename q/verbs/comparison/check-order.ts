import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item } from '../../values/value.ts'
import { codeData } from '../search/item-codes.ts'

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
export const isUniqueData = (data: Data): boolean => codeData(data).firsts.length === data.length

/** Whether equal items stand next to each other. */
export function isPartedData(data: Data): boolean {
  let changes = data.length ? 1 : 0
  for (let i = 1; i < data.length; i++) {
    const before = data[i - 1] as Item
    const item = data[i] as Item
    if (before !== item && (!Number.isNaN(before) || !Number.isNaN(item))) changes++
  }
  return changes === codeData(data).firsts.length
}

function isSortedBy(data: Data, isOrdered: (x: Item, y: Item) => boolean): boolean {
  for (let i = 1; i < data.length; i++) if (!isOrdered(data[i - 1] as Item, data[i] as Item)) return false
  return true
}
