import type { Data } from '../values/value.ts'

/**
 * The 64 bits of every item as two numbers of 32, so that equal items have equal words: -0 counts as 0, and all nulls
 * of floats are one.
 */
export function wordsOf(data: Data): Int32Array {
  if (data instanceof BigInt64Array) return new Int32Array(data.buffer, data.byteOffset, data.length * 2)
  const { length } = data
  const doubles = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const item = data[i] as number
    doubles[i] = Number.isNaN(item) ? Number.NaN : item + 0
  }
  return new Int32Array(doubles.buffer)
}

/**
 * A hash table of distinct items of 64 bits, with open addressing; it grows with them. Each item gets a code: 0, 1, 2...
 * as they appear.
 */
export class WordHash {
  /** For each code the index where it first appeared. */
  readonly firsts: number[] = []
  /** Four numbers a slot, which fill a quarter of a cache line: both words of the item, its code + 1 (0 in a free slot), nothing. */
  private slots = new Int32Array(4 * 2 ** 10)
  private shift = 32 - 10

  /** The code of the item at an index of the words; a new one for an item not seen before. */
  add(words: Int32Array, index: number): number {
    const low = words[2 * index] as number
    const high = words[2 * index + 1] as number
    const slot = this.slotOf(low, high)
    const code = (this.slots[slot + 2] as number) - 1
    if (code >= 0) return code
    const count = this.firsts.push(index)
    this.fillSlot(slot, low, high, count)
    if (8 * count > this.slots.length) this.grow()
    return count - 1
  }

  private fillSlot(slot: number, low: number, high: number, mark: number): void {
    const { slots } = this
    slots[slot] = low
    slots[slot + 1] = high
    slots[slot + 2] = mark
  }

  /** Four times as many slots, so that no more than half of them are taken. */
  private grow(): void {
    const old = this.slots
    this.slots = new Int32Array(4 * old.length)
    this.shift -= 2
    for (let from = 0; from < old.length; from += 4) {
      if (!old[from + 2]) continue
      const [low, high] = [old[from] as number, old[from + 1] as number]
      this.fillSlot(this.slotOf(low, high), low, high, old[from + 2] as number)
    }
  }

  /** The code of the item at an index of the words; -1 for an item never added. */
  codeOf(words: Int32Array, index: number): number {
    const slot = this.slotOf(words[2 * index] as number, words[2 * index + 1] as number)
    return (this.slots[slot + 2] as number) - 1
  }

  /** Where the slot begins that holds the item, or the free one where it belongs. */
  private slotOf(low: number, high: number): number {
    const { slots } = this
    const mask = slots.length - 1
    let slot = (hashWords(low, high) >>> this.shift) << 2
    while (slots[slot + 2] !== 0 && (slots[slot] !== low || slots[slot + 1] !== high)) slot = (slot + 4) & mask
    return slot
  }
}

/** Spreads the bits over 32; the multipliers are odd numbers without pattern (golden ratio, murmur). */
function hashWords(low: number, high: number): number {
  const mixed = Math.imul(low ^ (high >>> 15), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35)
}

/** Smallest integer and width of data whose integers lie close together, for tables indexed by them. */
export interface DenseRange {
  low: number
  width: number
}

/** The range of data that are integers (or null) in a range not much wider than their count; undefined for others. */
export function denseRange(data: Data, limit = Math.max(1024, 4 * data.length)): DenseRange | undefined {
  if (data instanceof Uint8Array) return { low: 0, width: 256 }
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== Math.floor(item)) {
      if (!Number.isNaN(item)) return undefined
      continue
    }
    if (item < low) low = item
    if (item > high) high = item
  }
  if (low > high) return { low: 0, width: 0 }
  const width = high - low + 1
  return width <= limit ? { low, width } : undefined
}
