import type { Data } from '../values/value.ts'

/**
 * The 64 bits of every item as two numbers of 32, so that equal items have equal words: -0 counts as 0, and all nulls
 * of floats are one.
 */
export function wordsOf(data: Data): Uint32Array {
  if (data instanceof BigInt64Array) return new Uint32Array(data.buffer, data.byteOffset, data.length * 2)
  const { length } = data
  const doubles = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const item = data[i] as number
    doubles[i] = Number.isNaN(item) ? Number.NaN : item + 0
  }
  return new Uint32Array(doubles.buffer)
}

/** A hash table of the distinct items among some words, open addressing. Each gets a code: 0, 1, 2... as they appear. */
export class WordHash {
  /** For each code the place where it first appeared. */
  readonly firsts: number[] = []
  private readonly slots: Int32Array
  private readonly shift: number

  constructor(private readonly words: Uint32Array) {
    const bits = Math.max(4, Math.ceil(Math.log2(words.length + 1)))
    this.slots = new Int32Array(2 ** bits)
    this.shift = 32 - bits
  }

  /** The code of the item at a place of the words; a new one for an item not seen before. */
  add(place: number): number {
    const slot = this.slotOf(this.words, place)
    const code = (this.slots[slot] as number) - 1
    if (code >= 0) return code
    this.slots[slot] = this.firsts.push(place)
    return this.firsts.length - 1
  }

  /** The code of the item at a place of other words; -1 for an item never added. */
  codeOf(words: Uint32Array, place: number): number {
    return (this.slots[this.slotOf(words, place)] as number) - 1
  }

  /** The slot that holds the item, or the free one where it belongs. */
  private slotOf(words: Uint32Array, place: number): number {
    const { slots, firsts, words: known } = this
    const low = words[2 * place] as number
    const high = words[2 * place + 1] as number
    const mask = slots.length - 1
    let slot = hashWords(low, high) >>> this.shift
    for (;;) {
      const code = (slots[slot] as number) - 1
      if (code < 0) return slot
      const first = 2 * (firsts[code] as number)
      if (known[first] === low && known[first + 1] === high) return slot
      slot = (slot + 1) & mask
    }
  }
}

/** Spreads the bits over 32; the multipliers are odd numbers without pattern (golden ratio, murmur). */
function hashWords(low: number, high: number): number {
  const mixed = Math.imul(low ^ (high >>> 15), 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35)
}
