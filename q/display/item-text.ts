import { formatFloat } from '../numbers/format-float.ts'
import { formatGuid } from '../numbers/format-guid.ts'
import { formatLong } from '../numbers/format-long.ts'
import { formatTemporal } from '../temporal/format-temporal.ts'
import { isNullItem } from '../values/null-items.ts'
import { symbolText } from '../values/symbols.ts'
import { isTemporal, Type, typeInfo } from '../values/types.ts'
import type { Item } from '../values/value.ts'

/**
 * One item as `string` gives it, without quote, backtick or letter of the type: `42`, `a`, `2024.05`. A null is empty,
 * a boolean `1`, a byte `0f`. Items of enumerations are their places in the domain.
 */
export function itemText(type: number, item: Item, precision: number): string {
  const text = markedText(type, item, precision)
  return (text === '0N' || text === '0n') && type !== Type.symbol ? '' : text
}

/** As `itemText`, but a null is `0N` (`0n` for floats). */
export function markedText(type: number, item: Item, precision: number): string {
  switch (type) {
    case Type.boolean:
      return item ? '1' : '0'
    case Type.guid:
      return formatGuid(BigInt(item))
    case Type.byte:
      return Number(item).toString(16).padStart(2, '0')
    case Type.real:
      return Number.isNaN(item) ? '0N' : formatReal(Number(item), precision)
    case Type.float:
      return formatFloat(Number(item), precision)
    case Type.char:
      return String.fromCharCode(Number(item))
    case Type.symbol:
      return symbolText(item)
    case Type.short:
      return item === -32768 ? '0N' : String(item)
    default:
      return wholeText(type, item)
  }
}

/** Longs, ints and temporal items: `0N` and `0W` where they stand for null and infinity. */
function wholeText(type: number, item: Item): string {
  if (type === Type.long) return formatLong(item)
  if (isNullItem(type, item)) return '0N'
  const { infinity } = type === Type.enumeration ? { infinity: undefined } : typeInfo(type)
  const mark = type === Type.datetime ? '0w' : '0W'
  if (infinity !== undefined && item === infinity) return mark
  if (infinity !== undefined && item === -infinity) return `-${mark}`
  return isTemporal(type) ? formatTemporal(type, item) : String(item)
}

/** A real has no more than 9 digits worth showing. */
const formatReal = (value: number, precision: number) => formatFloat(value, Math.min(precision || 9, 9))
