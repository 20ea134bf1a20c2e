/** The rows that each verb gets. */
export const count = 1_000_000

/** How often the loops of one change at a time run. */
export const steps = 10_000

/** @typedef {ReturnType<typeof makeData>} Data */

/** The same columns for every contestant: numbers, a table of trades and one of quotes, and a text of comma separated values. */
export function makeData() {
  const random = createRandom(42)
  const whole = (/** @type {number} */ below) => Math.floor(random() * below)
  const numbers = (/** @type {(index: number) => number} */ make) =>
    Float64Array.from({ length: count }, (_, index) => make(index))
  const names = Array.from({ length: 20 }, (_, index) => `sym${String.fromCharCode(97 + index)}`)
  const symbols = (/** @type {string[]} */ list) => Array.from({ length: count }, () => list[whole(list.length)] ?? '')
  const times = () => numbers(() => whole(86_400_000)).sort()
  const trades = {
    sym: symbols(names),
    time: times(),
    price: numbers(() => whole(10_000) / 100),
    size: numbers(() => whole(1000)),
  }
  const text = ['sym,time,price,size']
  for (let row = 0; row < count; row++)
    text.push(`${trades.sym[row]},${trades.time[row]},${trades.price[row]},${trades.size[row]}`)
  return {
    whole: numbers(index => index),
    small: numbers(() => whole(1000)),
    trades,
    quotes: { sym: symbols(names), time: times(), bid: numbers(() => whole(10_000) / 100) },
    strings: symbols(Array.from({ length: 5000 }, (_, index) => `s${index}`)),
    words: Array.from({ length: count }, () => String.fromCharCode(...Array.from({ length: 8 }, () => 97 + whole(26)))),
    text,
  }
}

/** Numbers of 0 <= n < 1, the same in every run: a linear congruential generator with the constants of Numerical Recipes. */
function createRandom(/** @type {number} */ seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
