import { longItem } from '../values/exact-long.ts'
import { Type } from '../values/types.ts'
import type { Item } from '../values/value.ts'

const largest: Record<number, bigint> = {
  [Type.short]: 32767n,
  [Type.int]: 2147483647n,
  [Type.long]: 2n ** 63n - 1n,
}

/** Digits with an optional sign as the item of a short, int or long; undefined for other text or a number too large. */
export function parseInteger(text: string, type: number): Item | undefined {
  if (!/^[-+]?\d+$/.test(text)) return undefined
  if (text.length < 5) return Number(text) + 0
  const exact = BigInt(text.replace('+', ''))
  const limit = largest[type] ?? 2n ** 63n - 1n
  if (exact > limit || exact < -limit) return undefined
  return type === Type.long ? longItem(exact) : Number(exact)
}
