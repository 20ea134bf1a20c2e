import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { MemoryFiles } from '../context/memory-files.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'
import type { Output } from '../session/run-input.ts'

/** The scripts that a reader of the tutorial downloads, run one after the other on one disk. */
const folder = join(import.meta.dirname, '../../static/code/researchHDB')
const disk = new MemoryFiles()
const printed: Record<string, Output> = {}

interface Trade {
  date: string
  sym: string
  price: number
  size: number
}

let trades: Trade[] = []

beforeAll(() => {
  printed.makecsv = start('makecsv.q').output
  printed.load = start('load.q', 'db', 'trades.csv', 'instruments.csv').output
  printed.check = start('check.q', 'db').output
  printed.loadbig = start('loadbig.q', 'db2', 'trades.csv').output
  printed.checkbig = start('check.q', 'db2').output
  trades = readTrades()
})

test('the scripts run to their end without an error', () => {
  const outcomes = Object.entries(printed).map(([script, { error, exitCode }]) => ({ script, error, exitCode }))
  expect(outcomes).toEqual([
    { script: 'makecsv', error: undefined, exitCode: 0 },
    { script: 'load', error: undefined, exitCode: 0 },
    { script: 'check', error: undefined, exitCode: undefined },
    { script: 'loadbig', error: undefined, exitCode: 0 },
    { script: 'checkbig', error: undefined, exitCode: undefined },
  ])
})

test('the CSV file has the trades of three days', () => {
  expect(trades).toHaveLength(36)
  expect(trades[0]).toEqual({ date: '2024-01-02', sym: 'AAA', price: 10, size: 100 })
})

test('the loader prints the rows of each day', () => {
  expect(printed.load?.output).toBe('2024.01.02 12\n2024.01.03 12\n2024.01.04 12\n')
})

test('the check prints rows, attributes, symbols and the size of the sym file', () => {
  expect(linesOf(printed.check)).toEqual([
    ...['date      | rows', '----------| ----', '2024.01.02| 12', '2024.01.03| 12', '2024.01.04| 12'],
    ...['date       attribute', '--------------------', '2024.01.02 p', '2024.01.03 p', '2024.01.04 p'],
    ...['date      | symbols', '----------| -------', '2024.01.02| 3', '2024.01.03| 3', '2024.01.04| 3'],
    '5',
  ])
})

test('the loader of large files finishes each day, and its database differs in the number of symbols only', () => {
  expect(printed.loadbig?.output).toBe(
    '2024.01.02 finished\n2024.01.03 finished\n2024.01.04 finished\nstored 36, rejected 0\n',
  )
  expect(linesOf(printed.checkbig)).toEqual([...linesOf(printed.check).slice(0, -1), '3'])
})

test('the loader of large files keeps bad lines aside with their reasons, counts them, and loads no date twice', () => {
  const [header = '', first = '', ...others] = new TextDecoder().decode(disk.readFile('trades.csv')).split('\n')
  const unpriced = first.replace(/,10,/, ',n/a,')
  disk.writeFile('dirty.csv', new TextEncoder().encode([header, unpriced, ...others].join('\n')))
  const loaded = start('loadbig.q', 'db3', 'dirty.csv').output
  expect(linesOf(loaded).slice(-2)).toEqual(['stored 35, rejected 1', 'price| 1'])
  expect(loaded.exitCode).toBe(2)
  expect(new TextDecoder().decode(disk.readFile('dirty.csv.rejected'))).toBe(`reason,${header}\nprice,${unpriced}\n`)
  const again = start('loadbig.q', 'db3', 'dirty.csv').output
  expect(again).toMatchObject({ output: 'already in the database: 2024.01.02 2024.01.03 2024.01.04\n', exitCode: 1 })
})

test('both loaders store the same trades, parted by symbol', () => {
  const stored = ['db', 'db2'].map(database => {
    const { session } = start('check.q', database)
    return session.run('select date,sym,time,price,size from trade').output
  })
  expect(stored[0]).toBe(stored[1])
})

test('vwapBy weighs the prices of each day and symbol by size', () => {
  const rows = query('vwapBy[2024.01.02;2024.01.03]')
  const groups = groupTrades(trades.filter(({ date }) => date <= '2024-01-03'))
  expect(rows).toEqual(
    [...groups].map(
      ([key, group]) =>
        `${key},${sum(group, t => t.price * t.size) / sum(group, t => t.size)},${sum(group, t => t.size)}`,
    ),
  )
})

test('changes compares the close of each day with that of the day before', () => {
  const rows = query('changes[2024.01.02;2024.01.04]')
  const expected = ['AAA', 'BBB', 'CCC'].flatMap(sym => {
    const closes = [...groupTrades(trades.filter(trade => trade.sym === sym))].map(([key, group]) => ({
      date: key.split(',')[0],
      close: group.at(-1)?.price ?? 0,
    }))
    return closes.map(({ date, close }, index) => {
      const before = closes[index - 1]
      return `${sym},${date},${before ? close - before.close : ''},${close}`
    })
  })
  expect(rows).toEqual(expected)
})

test('barsOn gives the prices of each five minutes of one day', () => {
  const prices = trades.filter(({ date, sym }) => date === '2024-01-03' && sym === 'AAA')
  const [early, late] = [prices.slice(0, 2), prices.slice(2)]
  const bar = (minute: string, group: Trade[]) =>
    [
      'AAA',
      minute,
      group[0]?.price,
      Math.max(...group.map(t => t.price)),
      Math.min(...group.map(t => t.price)),
      group.at(-1)?.price,
      sum(group, t => t.size),
    ].join(',')
  expect(query('barsOn[2024.01.03;`AAA;5]')).toEqual([bar('09:30', early), bar('09:35', late)])
})

test('bySector adds up the volumes of the symbols of a sector', () => {
  const volume = (...syms: string[]) =>
    sum(
      trades.filter(({ sym }) => syms.includes(sym)),
      t => t.size,
    )
  expect(query('bySector[2024.01.02;2024.01.04]')).toEqual([`energy,${volume('BBB')}`, `tech,${volume('AAA', 'CCC')}`])
})

/** Runs a script as `q script words` does, in a process of its own on the common disk. */
function start(script: string, ...words: string[]) {
  const session = createSession({ library, files: disk })
  session.run(`.z.x:(${words.map(word => `"${word}";`).join('')}())`)
  session.run('.z.x:-1_.z.x')
  disk.writeFile(script, readFileSync(join(folder, script)))
  const output = session.run(`\\l ${script}`)
  return { session, output }
}

/** The rows that a function of research.q gives, as CSV. */
function query(call: string): string[] {
  const { session } = start('research.q', 'db')
  return session.run(`-1@1_csv 0:0!${call};`).output.trimEnd().split('\n')
}

const linesOf = (printed: Output | undefined): string[] =>
  (printed?.output ?? '')
    .trimEnd()
    .split('\n')
    .map(line => line.trimEnd())

function readTrades(): Trade[] {
  const text = new TextDecoder().decode(disk.readFile('trades.csv'))
  const [, ...lines] = text.trimEnd().split('\n')
  return lines.map(line => {
    const [date = '', , sym = '', price, size] = line.split(',')
    return { date, sym, price: Number(price), size: Number(size) }
  })
}

/** The trades of each day and symbol, by `date,sym` in ascending order. */
function groupTrades(all: readonly Trade[]): Map<string, Trade[]> {
  const keys = [...new Set(all.map(({ date, sym }) => `${date},${sym}`))].sort()
  return new Map(keys.map(key => [key, all.filter(({ date, sym }) => `${date},${sym}` === key)]))
}

const sum = (group: readonly Trade[], value: (trade: Trade) => number): number =>
  group.reduce((total, trade) => total + value(trade), 0)
