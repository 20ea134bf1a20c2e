import type { Data } from '../values/value.ts'

/**
 * The 64 bits of each item as two words of 32 bits. Equal items have equal words: -0 becomes 0, and all NaNs are one.
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
 * A growing hash table of distinct 64-bit items, with open addressing. Items get the codes 0, 1, 2... in the order in
 * which they are added.
 */
export class WordHash {
  /** For each code the index where it first appeared. */
  readonly firsts: number[] = []
  /**
   * Four numbers per slot: both words of an item, its code + 1 (0 in a free slot), and one unused, so that a slot does
   * not cross a cache line.
   */
  private slots = new Int32Array(4 * 2 ** 10)
  private shift = 32 - 10

  /** The code of the item at an index; adds an item that is new. */
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

  /** Makes four times as many slots; called when half of them are taken. */
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

  /** The code of the item at an index; -1 for an item that was never added. */
  codeOf(words: Int32Array, index: number): number {
    const slot = this.slotOf(words[2 * index] as number, words[2 * index + 1] as number)
    return (this.slots[slot + 2] as number) - 1
  }

  /** The start of the slot that holds the item, or of the free slot that it belongs in. */
  private slotOf(low: number, high: number): number {
    const { slots } = this
    const mask = slots.length - 1
    let slot = (hashWords(low, high) >>> this.shift) << 2
    while (slots[slot + 2] !== 0 && (slots[slot] !== low || slots[slot + 1] !== high)) slot = (slot + 4) & mask
    return slot
  }
}

/** Mixes 64 bits into 32. The multipliers are those of the golden ratio and of MurmurHash3. */
function hashWords(low: number, high: number): number {
  const mixed = Math.imul(low ^ (high >>> 15), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35)
}

/** A range of integers from `low` up to but not including `low + width`. */
export interface DenseRange {
  low: number
  width: number
}

/** The range of data whose items are integers or null; undefined for other data and for a range wider than `limit`. */
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
