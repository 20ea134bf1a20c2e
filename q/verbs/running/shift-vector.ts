import { nullItemFor } from '../../values/items-at.ts'
import { Vector } from '../../values/value.ts'

/**
 * The items `steps` places later, or earlier if negative, with nulls or a number where there are none: 4 5 6 by 1 with 0
 * gives 0 4 5.
 */
export function shiftVector({ type, data, domain }: Vector, steps: number, filler?: number): Vector {
  const { length } = data
  const missing = nullItemFor(type, data)
  const shifted = data.slice().copyWithin(Math.max(0, steps), Math.max(0, -steps))
  const item = filler === undefined ? missing : typeof missing === 'bigint' ? BigInt(filler) : filler
  shifted.fill(item, steps > 0 ? 0 : Math.max(0, length + steps), steps > 0 ? steps : length)
  return new Vector(type, shifted, '', domain)
}
