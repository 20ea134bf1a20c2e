import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createQSystem, type QProcess, type QSystem } from '../../../tests/support/q-processes.ts'
import { repository } from '../../../tests/support/run-tickwise.ts'

// Every script of static/code runs as a process of its own, on real files and sockets.

const testLimit = { timeout: 400_000 }

test('the tick system: from the feed over the tickerplant and the RDB to the HDB on disk', testLimit, async () => {
  const system = await createQSystem('tick')
  const tp = await startServer(system, 'tp.q -p 5010')
  const rdb = await startServer(system, 'rdb.q -p 5011')
  const feed = system.start('feed.q')
  const today = await tp.ask('-1 string day;')

  // Rows arrive; the feed ends; the tickerplant has handled and sent on all that came before.
  await rdb.awaitAnswer('10<count trade', '1b')
  await feed.kill()
  await tp.awaitAnswer('count .z.W', '1')
  await rdb.ask('h""')
  const [trades, quotes] = (await rdb.ask('-1" "sv string count each(trade;quote);')).split(' ')
  expect(await tp.ask('logCount=-11!(-2;logFile)')).toBe('1b')

  // End of day without an HDB, which then starts on what was written.
  await tp.ask('endOfDay day+1')
  await rdb.awaitAnswer('count each(trade;quote)', '0 0')
  await rdb.awaitOutput(/the HDB did not reload: hop\. OS reports: Connection refused\n/)
  const hdb = await startServer(system, 'hdb -p 5012')
  expect(await hdb.ask('exec count i by date from trade')).toBe(`${today}| ${trades}`)
  expect(await hdb.ask('exec a from meta quote where c=`sym')).toBe(',`p')

  // The second day: the RDB tells the HDB to load again.
  const second = system.start('feed.q')
  await rdb.awaitAnswer('2<count trade', '1b')
  await second.kill()
  await tp.ask('endOfDay day+1')
  await hdb.awaitAnswer('count date', '2')

  const saveday = system.start(`saveday.q ${today}`)
  expect(await saveday.end()).toBe(0)
  expect(saveday.output).toBe(`quote ${quotes}\ntrade ${trades}\n`)

  // An RDB that stays answers without its tickerplant, and comes back with it.
  const stay = await startServer(system, 'stay.q -p 5013')
  await tp.kill()
  expect(await rdb.end()).toBe(1)
  await stay.awaitOutput(/the tickerplant is gone, rows are stale\n/)
  await startServer(system, 'tp.q -p 5010')
  await stay.awaitAnswer('null staleSince', '1b')
  expect(await stay.ask('-1" "sv string count each(trade;quote);')).toBe(`${trades} ${quotes}`)

  const one = await startServer(system, 'one.q -p 5000')
  await hdb.ask(system.withPorts('neg[hopen 5000](`upd;`trade;(`AAA;1.5;100))'))
  await one.awaitAnswer('exec (first sym;last price;sum size) from trade', '`AAA\n1.5\n100')
  expectAllScripts(system, 'tick')
})

test('the tick system with selections: bars, a chained tickerplant and watchers', testLimit, async () => {
  const system = await createQSystem('tick', 'tick2')
  const tp = await startServer(system, 'tp2.q -p 5010')
  const rdb = await startServer(system, 'rdb.q -p 5011')
  const bars = await startServer(system, 'bars.q -p 5013')
  const chain = await startServer(system, 'chain.q -p 5110')
  const watchOne = system.start('watch.q 5010 AAA')
  const watchAll = system.start('watch.q 5110')
  await tp.awaitAnswer('count subs', '6')
  const feed = system.start('feed.q')
  await watchOne.awaitOutput(/time +sym price +size\n-+\n\S+ AAA /)
  await watchAll.awaitOutput(/ BBB /)
  await feed.kill()
  await tp.awaitAnswer('count .z.W', '4')
  await rdb.ask('h""')
  await bars.ask('tp""')
  expect(await watchOne.ask('exec distinct sym from trade')).toBe(',`AAA')
  const ofRdb = await rdb.ask('-1 string exec sum size from trade;')
  expect(await bars.ask('-1 string exec sum volume from bars;')).toBe(ofRdb)
  await tp.kill()
  expect([await rdb.end(), await bars.end(), await chain.end(), await watchAll.end()]).toEqual([1, 1, 1, 1])
  expect(watchOne.output).toMatch(/the publisher is gone\n$/)
  expectAllScripts(system, 'tick2')
})

test('the feed of JSON: a market that speaks over websockets', testLimit, async () => {
  const system = await createQSystem('tick', 'realTimeStocks')
  await startServer(system, 'tp.q -p 5010')
  const rdb = await startServer(system, 'rdb.q -p 5011')
  const market = await startServer(system, 'market.q -p 6000')
  const feed = system.start('wsfeed.q')
  await rdb.awaitAnswer('5<count trade', '1b')
  await rdb.ask('\\l queries.q')
  expect(await rdb.ask('cols lastTrades`AAA`BBB`CCC')).toBe('`sym`time`price`size')
  await market.kill()
  await feed.awaitOutput(/the market closed the connection\n/)
  expectAllScripts(system, 'realTimeStocks')
})

test('the dependable feed with its engine and a screen', testLimit, async () => {
  const system = await createQSystem('tick', 'realTimeStocks', 'realTimeStocksUpdate')
  await startServer(system, 'tp.q -p 5010')
  const rdb = await startServer(system, 'rdb.q -p 5011')
  const market = await startServer(system, 'market.q -p 6000')
  const engine = await startServer(system, 'engine.q -p 5013')
  const feed = system.start('wsfeed2.q')
  const screen = system.start('screen.q')
  await screen.awaitOutput(/snapshot\n/)
  await screen.awaitOutput(/changes\nsym +time +price +size +vwap +volume\n/)
  expect(await rdb.ask(system.withPorts('`::5013"exit 0"'))).toMatch(/^'send a list: name, then argument\n/)
  await market.kill()
  await feed.awaitAnswer('null ws', '1b')
  await feed.awaitAnswer('count buffer', '0')
  await engine.awaitAnswer('0<count totals', '1b')
  await engine.ask('tp""')
  await rdb.ask('h""')
  const ofEngine = await engine.ask('`sym xasc select sym,volume from snapshot`symbol$()')
  expect(ofEngine).toBe(await rdb.ask('`sym xasc 0!select volume:sum size by sym from trade'))
  await engine.kill()
  expect(await screen.end()).toBe(1)
  expect(screen.output).toMatch(/the engine is gone\n$/)
  expectAllScripts(system, 'realTimeStocksUpdate')
})

test('the gateways: one that waits, one with users, one that defers its answers', testLimit, async () => {
  const system = await createQSystem('ipc', 'gateway')
  const rdb = await startServer(system, 'rdb.q -p 5011')
  const hdb = await startServer(system, 'hdb.q -p 5012')
  const client = system.start('')
  const days = '2024.03.13 2024.03.15'
  const ask = (line: string) => client.ask(system.withPorts(line))

  const simple = await startServer(system, 'gw1.q -p 5000')
  expect(await ask(`count\`::5000"trades[${days};\`ALFA\`BRVO]"`)).toBe('7')
  await simple.kill()

  const guarded = await startServer(system, 'gw2.q -p 5000')
  expect(await ask('hopen`::5000:ann:pear')).toMatch(/^'access\n/)
  expect(await ask('h:hopen`::5000:ann:plum')).toBe('')
  expect(await ask(`count h(\`trades;${days};\`ALFA\`BRVO)`)).toBe('7')
  expect(await ask('h"exit 0"')).toMatch(/^'send \(call;dates;symbols\)\n/)
  expect(await ask('neg[h]"exit 0"')).toBe('')
  const headers = { authorization: `Basic ${btoa('ann:plum')}` }
  for (const method of ['GET', 'POST', 'PUT']) {
    const response = await fetch(`http://localhost:${system.withPorts('5000')}/?today`, { method, headers })
    expect(response.status, method).toBe(403)
  }
  const vwap = await ask(`h(\`vwap;${days};\`ALFA)`)
  await guarded.kill()

  const deferring = await startServer(system, 'gw3.q -p 5000')
  expect(await ask('h:hopen`::5000:ann:plum')).toBe('')
  expect(await ask(`h(\`vwap;${days};\`ALFA)`)).toBe(vwap)
  const bob = system.start('bob.q')
  await bob.awaitAnswer('`ok in seen`outcome', '1b')
  await bob.kill()
  await deferring.kill()

  await startServer(system, 'hdb.q -p 5013')
  const twoHdbs = await startServer(system, 'gw4.q -p 5000')
  await twoHdbs.awaitAnswer('sum null backends`handle', '0i')
  await rdb.ask('\\l late.q')
  // The RDB answers after 4 of the 5 seconds that the gateway waits; a slow machine may need longer.
  expect(await ask('h:hopen`::5000:ann:plum')).toBe('')
  expect(await ask(`@[h;(\`vwap;${days};\`ALFA);{x}]`)).toSatisfy(answer => answer === vwap || answer === '"timeout"')
  await hdb.kill()
  await twoHdbs.awaitAnswer('exec sum null handle from backends', '1i')
  expectAllScripts(system, 'gateway')
})

test('the research database: from CSV files to partitions, and questions over dates', testLimit, async () => {
  const system = await createQSystem('researchHDB')
  const run = async (commandLine: string) => {
    const process = system.start(commandLine)
    expect(await process.end(), process.output).toBe(0)
    return process.output
  }
  await run('makecsv.q')
  expect(await run('load.q db trades.csv instruments.csv')).toBe('2024.01.02 12\n2024.01.03 12\n2024.01.04 12\n')
  expect(await run('check.q db')).toMatch(/2024\.01\.04 p {8}\n/)
  expect(await run('loadbig.q big trades.csv')).toMatch(/stored 36, rejected 0\n$/)
  const research = await startServer(system, 'research.q db -p 5012')
  expect(await research.ask('exec sum volume from vwapBy[2024.01.02;2024.01.04]')).toBe('9000')
  expectAllScripts(system, 'researchHDB')
})

test('the week of trades and the strategy', testLimit, async () => {
  const system = await createQSystem('joins', 'strategy')
  const process = system.start('')
  await process.ask('\\l week.q')
  await process.ask('\\l strategy.q')
  expect(await process.ask('count each(trade;quote)')).toBe('10000 40000')
  expect(await process.ask('cols backtest[held[2;5];bars[30;quote]]')).toMatch(/`date`sym`bar`mid/)
  expectAllScripts(system, 'joins')
  expectAllScripts(system, 'strategy')
})

test('no tutorial is forgotten', () => {
  const tutorials = [
    'gateway',
    'ipc',
    'joins',
    'realTimeStocks',
    'realTimeStocksUpdate',
    'researchHDB',
    'strategy',
    'tick',
    'tick2',
  ]
  expect(readdirSync(join(repository, 'static/code')).sort()).toEqual(tutorials)
})

/** Starts a process and waits until its script has run and its console answers. */
async function startServer(system: QSystem, commandLine: string): Promise<QProcess> {
  const process = system.start(commandLine)
  const ready = await process.ask('1+1')
  expect(ready, commandLine).toBe('2')
  return process
}

/** The scripts that others load. */
const loadedByOthers = ['schema.q', 'pubsub.q', 'decode.q', 'conflate.q', 'backend.q', 'guard.q', 'rights.q', 'split.q']

function expectAllScripts({ scripts }: QSystem, tutorial: string) {
  const names = readdirSync(join(repository, 'static/code', tutorial))
  expect(names.filter(name => !scripts.has(name) && !loadedByOthers.includes(name))).toEqual([])
}
