import { dirname, join } from 'node:path'
import { steps } from '../make-data.mjs'
import { requirePeer } from './fetch-peers.mjs'

/** DuckDB compiled to WebAssembly, with the same rows in tables of its own. */
export async function createDuckDb(
  /** @type {import('../make-data.mjs').Data} */ { whole, small, quotes, words, text },
) {
  const { createDuckDB, NODE_RUNTIME, VoidLogger } = requirePeer('@duckdb/duckdb-wasm/blocking')
  const folder = dirname(requirePeer.resolve('@duckdb/duckdb-wasm'))
  const bundleOf = (/** @type {string} */ kind) => ({ mainModule: join(folder, `duckdb-${kind}.wasm`), mainWorker: '' })
  const database = await createDuckDB({ mvp: bundleOf('mvp'), eh: bundleOf('eh') }, new VoidLogger(), NODE_RUNTIME)
  await database.instantiate(() => {})
  const connection = database.connect()
  const load = (/** @type {string} */ name, /** @type {string[]} */ lines) => {
    database.registerFileText(`${name}.csv`, lines.join('\n'))
    connection.query(`create table ${name} as select * from read_csv('${name}.csv', header=true)`)
  }
  load('numbers', ['a,small', ...Array.from(whole, (number, row) => `${number},${small[row]}`)])
  load('trades', text)
  load('quotes', ['sym,time,bid', ...quotes.sym.map((sym, row) => `${sym},${quotes.time[row]},${quotes.bid[row]}`)])
  load('words', ['word', ...words])
  connection.query('create table ticks (sym varchar, time double, price double, size double)')
  connection.query('create table keyed (k integer primary key, v double)')
  connection.query('create sequence ids')
  return {
    name: 'duckdb',
    run(/** @type {import('../cases.mjs').Case} */ { duckdb, duckdbStep }) {
      if (!duckdb) return undefined
      if (duckdbStep) {
        const statement = connection.prepare(duckdbStep)
        for (let i = 0; i < steps; i++) statement.query()
        statement.close()
      }
      return Number(connection.query(duckdb).toArray()[0]?.toArray()[0])
    },
  }
}
