// Times the interpreter beside plain loops of JavaScript, DuckDB-wasm, Arquero and oK on a million rows, all in one process and
// taking turns. Usage: npm run bench:q [-- --rounds 7] [--alone]. Fetches the peers at the first run; --alone leaves them out.
import { parseArgs } from 'node:util'
import { cases } from './cases.mjs'
import { createArquero } from './contestants/arquero.mjs'
import { createDuckDb } from './contestants/duckdb.mjs'
import { fetchPeers } from './contestants/fetch-peers.mjs'
import { createOk } from './contestants/ok.mjs'
import { createTickwise } from './contestants/tickwise.mjs'
import { count, makeData } from './make-data.mjs'

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {(each: import('./cases.mjs').Case) => number | undefined} run undefined for what it cannot do
 */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' }, alone: { type: 'boolean' } } })
const data = makeData()
/** @type {Contestant} */
const floor = { name: 'loop', run: each => each.floor(data) }
const contestants = [floor, await createTickwise(data), ...(values.alone ? [] : await createPeers())]

console.log(
  `milliseconds for ${count.toLocaleString('en')} rows, the fastest of ${values.rounds} rounds; in brackets as a multiple of the loop`,
)
printRow(
  '',
  contestants.map(({ name }) => name),
)
for (const each of cases) {
  const times = timeCase(each)
  const [floorTime = Number.NaN] = times
  printRow(
    each.name,
    times.map(time => (time === undefined ? '-' : `${time.toFixed(1)} (${(time / floorTime).toFixed(1)})`)),
  )
}

async function createPeers() {
  fetchPeers()
  const ok = createOk()
  if (!ok) console.log('oK is left out: its repository cannot be reached')
  return [await createDuckDb(data), await createArquero(data), ...(ok ? [ok] : [])]
}

/** The fastest time of each contestant, undefined for what it cannot do. */
function timeCase(/** @type {import('./cases.mjs').Case} */ each) {
  /** @type {(number | undefined)[]} */
  const fastest = contestants.map(() => undefined)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [place, contestant] of contestants.entries()) {
      const start = performance.now()
      const answer = contestant.run(each)
      const time = performance.now() - start
      if (answer !== undefined) fastest[place] = Math.min(time, fastest[place] ?? time)
    }
  return fastest
}

function printRow(/** @type {string} */ name, /** @type {string[]} */ cells) {
  console.log([name.padEnd(24), ...cells.map(cell => cell.padStart(15))].join(''))
}
