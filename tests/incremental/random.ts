import { createRandomNumbers } from '../support/random-numbers.ts'

/** Random choices, the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True in this share of the calls, such as 0.2. */
  chance: (share: number) => boolean
  shuffle: <Item>(items: readonly Item[]) => Item[]
}

export function createRandom(seed: number): Random {
  const next = createRandomNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(items) {
      const index = below(items.length)
      if (index >= items.length) throw new Error('There is nothing to choose from.')
      return items[index] as (typeof items)[number]
    },
    chance: share => next() < share,
    shuffle: items =>
      items
        .map(item => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}
