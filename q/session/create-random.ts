const step = 0x6d2b79f5

/** The seed from which follow the numbers that come after `count` numbers from `seed`. */
export const seedAfter = (seed: number, count: number): number => (seed + Math.imul(count, step)) | 0

/** Creates a generator of numbers 0 <= n < 1, the same ones for the same seed (mulberry32). kdb+ uses another algorithm. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + step) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
