import { steps } from './make-data.mjs'

/** @typedef {import('./make-data.mjs').Data} Data */

/**
 * What a plain loop over the same arrays takes: the floor that contestants are compared with. Where a verb returns a vector, the
 * loop makes one too.
 * @satisfies {Record<string, (data: Data) => number>}
 */
export const floors = {
  sumPlus({ whole }) {
    let sum = 0
    for (let i = 0; i < whole.length; i++) sum += at(whole, i) + 1
    return sum
  },
  sumSquares({ whole }) {
    let sum = 0
    for (let i = 0; i < whole.length; i++) sum += at(whole, i) * at(whole, i)
    return sum
  },
  countAbove({ whole }) {
    let found = 0
    for (let i = 0; i < whole.length; i++) if (at(whole, i) > 500_000) found++
    return found
  },
  runningSum({ whole }) {
    const sums = new Float64Array(whole.length)
    let sum = 0
    for (let i = 0; i < whole.length; i++) {
      sum += at(whole, i)
      sums[i] = sum
    }
    return sum
  },
  fold: ({ whole }) => whole.reduce((x, y) => x + y),
  weightedBySym({ trades }) {
    const weights = new Map()
    for (let i = 0; i < trades.size.length; i++) {
      const entry = weights.get(trades.sym[i]) ?? { value: 0, weight: 0 }
      entry.value += at(trades.size, i) * at(trades.price, i)
      entry.weight += at(trades.size, i)
      weights.set(trades.sym[i], entry)
    }
    return Array.from(weights.values(), ({ value, weight }) => value / weight).reduce((x, y) => x + y)
  },
  asOfJoin({ trades, quotes }) {
    const latest = new Map()
    const bids = new Float64Array(trades.time.length)
    let quote = 0
    for (let i = 0; i < trades.time.length; i++) {
      while (quote < quotes.time.length && at(quotes.time, quote) <= at(trades.time, i))
        latest.set(quotes.sym[quote], at(quotes.bid, quote++))
      bids[i] = latest.get(trades.sym[i]) ?? Number.NaN
    }
    return bids.length
  },
  sortTwo({ trades }) {
    const rank = new Map([...new Set(trades.sym)].sort().map((name, place) => [name, place]))
    const codes = Uint8Array.from(trades.sym, name => rank.get(name) ?? 0)
    const rows = Uint32Array.from(trades.sym, (_, row) => row)
    rows.sort((x, y) => at(codes, x) - at(codes, y) || at(trades.price, x) - at(trades.price, y))
    const columns = [trades.time, trades.price, trades.size].map(column =>
      Float64Array.from(rows, row => at(column, row)),
    )
    return columns.length && rows.length
  },
  group({ small }) {
    /** @type {Map<number, number[]>} */
    const places = new Map()
    for (let i = 0; i < small.length; i++) {
      const found = places.get(at(small, i))
      if (found) found.push(i)
      else places.set(at(small, i), [i])
    }
    return places.size
  },
  distinct: ({ small }) => new Set(small).size,
  intern({ strings }) {
    const numbers = new Map()
    return Int32Array.from(strings, name => {
      const number = numbers.get(name) ?? numbers.size
      if (number === numbers.size) numbers.set(name, number)
      return number
    }).length
  },
  sortWords: ({ words }) => words.toSorted().length,
  insertRows() {
    /** @type {[string[], number[], number[], number[]]} */
    const [syms, times, prices, sizes] = [[], [], [], []]
    for (let i = 0; i < steps; i++) {
      syms.push('syma')
      times.push(i)
      prices.push(2.5)
      sizes.push(100)
    }
    return syms.length
  },
  appendItems() {
    const items = []
    for (let i = 0; i < steps; i++) items.push(i)
    return items.length
  },
  amendItems({ whole }) {
    const items = whole.slice()
    for (let i = 0; i < steps; i++) items[i] = at(items, i) + 1
    return at(items, steps - 1)
  },
  upsertKeys() {
    const rows = new Map()
    for (let i = 0; i < steps; i++) rows.set(i, 2.5)
    return rows.size
  },
  loadText({ text }) {
    const rows = text.length - 1
    const [syms, numbers] = [new Array(rows), [1, 2, 3].map(() => new Float64Array(rows))]
    for (let row = 0; row < rows; row++) {
      const fields = /** @type {string} */ (text[row + 1]).split(',')
      syms[row] = fields[0]
      for (const [place, column] of numbers.entries()) column[row] = Number(fields[place + 1])
    }
    return syms.length
  },
}

function at(/** @type {ArrayLike<number>} */ data, /** @type {number} */ index) {
  return /** @type {number} */ (data[index])
}
