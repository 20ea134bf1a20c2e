import { pathToFileURL } from 'node:url'
import { requirePeer } from './fetch-peers.mjs'

/** Arquero's tables. It has no as-of join and no lambdas of its own. */
export async function createArquero(/** @type {import('../make-data.mjs').Data} */ data) {
  const { fromCSV, rolling, table } = await import(pathToFileURL(requirePeer.resolve('arquero')).href)
  const numbers = table({ a: data.whole, b: data.small })
  const trades = table(data.trades)
  const words = table({ word: data.words })
  const text = data.text.join('\n')
  /** @type {Record<string, () => number>} */
  const verbs = {
    sumPlus: () => numbers.rollup({ s: 'sum(d.a + 1)' }).get('s', 0),
    sumSquares: () => numbers.rollup({ s: 'sum(d.a * d.a)' }).get('s', 0),
    runningSum: () => numbers.derive({ s: rolling('sum(d.a)') }).get('s', data.whole.length - 1),
    weightedBySym: () =>
      trades
        .groupby('sym')
        .rollup({ w: 'sum(d.size * d.price) / sum(d.size)' })
        .array('w')
        .reduce((/** @type {number} */ x, /** @type {number} */ y) => x + y),
    sortTwo: () => trades.orderby('sym', 'price').reify().numRows(),
    sortWords: () => words.orderby('word').reify().numRows(),
    group: () => numbers.groupby('b').rollup({ l: 'array_agg(d.a)' }).numRows(),
    distinct: () => numbers.dedupe('b').numRows(),
    loadText: () => fromCSV(text).numRows(),
  }
  return {
    name: 'arquero',
    run: (/** @type {import('../cases.mjs').Case} */ { arquero }) => verbs[arquero ?? '']?.(),
  }
}
