import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MemoryFiles } from '../context/memory-files.ts'
import { runAt, startMachine } from '../tests/machine.ts'
import type { Machine } from './create-machine.ts'

describe('the tick system', () => {
  test('stores what the feed sends: the tickerplant logs it and the RDB has it', () => {
    const machine = startTick('q feed.q')
    machine.advance(10_000)
    expect(runAt(machine, 'tp', 'logCount')).toBe('40')
    expect(runAt(machine, 'tp', 'logCount=-11!(-2;logFile)')).toBe('1b')
    expect(runAt(machine, 'tp', 'count trade')).toBe('0')
    expect(rowsOf(machine, 'trade')).toBeGreaterThanOrEqual(20)
    expect(rowsOf(machine, 'quote')).toBeGreaterThanOrEqual(20)
    expect(runAt(machine, 'rdb', 'attr trade`sym')).toBe('`g')
    expect(runAt(machine, 'rdb', 'exec distinct sym from`sym xasc trade')).toBe('`AAA`BBB`CCC')
  })

  test('starts again with all rows, those of the pause among them', () => {
    const machine = startTick('q feed.q')
    machine.advance(5000)
    const before = runAt(machine, 'rdb', 'hash:md5 raze string -8!(trade;quote);hash')
    expect(machine.console('rdb')?.run('\\\\').exitCode).toBe(0)
    expect(runAt(machine, 'tp', 'count raze value subs')).toBe('0')
    expect(machine.start('q rdb.q -p 5011')).toEqual({ name: 'rdb', output: '' })
    expect(runAt(machine, 'rdb', 'md5 raze string -8!(trade;quote)')).toBe(before)
    machine.stop('rdb')
    machine.advance(5000)
    machine.start('q rdb.q -p 5011')
    const rowsInLog = '{[t]sum{[t;m]$[t=m 1;count first m 2;0]}[t]each get`:tplog2024.03.15}each`trade`quote'
    expect(runAt(machine, 'rdb', 'count each(trade;quote)')).toBe(runAt(machine, '', rowsInLog))
  })

  test('ends the RDB when the tickerplant ends', () => {
    const machine = startTick('q feed.q')
    machine.stop('tp')
    expect(machine.takeOutput('rdb')).toBe('the tickerplant is gone\n')
    expect(machine.isRunning('rdb')).toBe(false)
  })

  test('keeps answering without its tickerplant in stay.q, and comes back with every row', () => {
    const machine = startSystem('q tp.q -p 5010', 'q stay.q -p 5011', 'q feed.q')
    machine.advance(5000)
    machine.stop('feed')
    const before = runAt(machine, 'stay', 'count each(trade;quote)')
    machine.stop('tp')
    machine.advance(3000)
    expect(machine.takeOutput('stay')).toBe('the tickerplant is gone, rows are stale\n')
    expect(runAt(machine, 'stay', 'null staleSince')).toBe('0b')
    expect(runAt(machine, 'stay', 'count each(trade;quote)')).toBe(before)
    machine.start('q tp.q -p 5010')
    machine.advance(2000)
    expect(runAt(machine, 'stay', 'null staleSince')).toBe('1b')
    expect(runAt(machine, 'stay', 'count each(trade;quote)')).toBe(before)
    expect(runAt(machine, 'tp', 'count each subs')).toBe('quote| 1\ntrade| 1')
  })

  test('writes the day and empties its tables at the end of the day', () => {
    const machine = startTick('q feed.q')
    machine.advance(5000)
    const trades = rowsOf(machine, 'trade')
    expect(runAt(machine, 'tp', 'endOfDay .z.d+1')).toBe('')
    expect(machine.takeOutput('rdb')).toBe('the HDB did not reload: hop. OS reports: Connection refused\n')
    expect(rowsOf(machine, 'trade')).toBe(0)
    expect(machine.start('q hdb -p 5012')).toEqual({ name: 'hdb', output: '' })
    expect(runAt(machine, 'hdb', 'exec count i by date from trade')).toBe(`2024.03.15| ${trades}`)
    expect(runAt(machine, 'hdb', 'exec a from meta trade where c=`sym')).toBe(',`p')
  })

  test('lets the HDB see a day that was saved while it ran', () => {
    const machine = startTick('q feed.q')
    machine.advance(2000)
    runAt(machine, 'tp', 'endOfDay .z.d+1')
    machine.start('q hdb -p 5012')
    machine.takeOutput('rdb')
    machine.advance(2000)
    runAt(machine, 'tp', 'endOfDay .z.d+2')
    expect(machine.takeOutput('rdb')).toBe('')
    expect(runAt(machine, 'hdb', 'exec distinct date from select date from trade')).toBe('2024.03.15 2024.03.16')
  })

  test('rolls the log at midnight, by its timer', () => {
    const machine = startTick()
    machine.advance(14.5 * 3_600_000 + 1000)
    expect(runAt(machine, 'tp', '(day;logFile)')).toBe('2024.03.16\n`:tplog2024.03.16')
    expect(machine.takeOutput('rdb')).toContain('the HDB did not reload')
  })

  test('recovers a day from its log', () => {
    const machine = startTick('q feed.q')
    machine.advance(3000)
    const [trades, quotes] = [rowsOf(machine, 'trade'), rowsOf(machine, 'quote')]
    const { output, exitCode } = machine.start('q saveday.q 2024.03.15')
    expect(output).toBe(`quote ${quotes}\ntrade ${trades}\n`)
    expect(exitCode).toBe(0)
    machine.start('q hdb')
    expect(runAt(machine, 'hdb', 'count trade')).toBe(`${trades}`)
    expect(machine.start('q saveday.q').output).toBe('usage: q saveday.q 2026.01.05\n')
  })

  test('tells a script that starts before the tickerplant that the connection is refused', () => {
    const machine = startMachine({ files: readScripts() })
    expect(machine.start('q rdb.q -p 5011').output).toMatch(/^'hop\. OS reports: Connection refused\n/)
  })
})

describe('the tick system, part 2', () => {
  test('sends each watcher its symbols, and forgets one that has left', () => {
    const machine = startSystem(
      'q tp2.q -p 5010',
      'q rdb.q -p 5011',
      'q feed.q',
      'q watch.q 5010 AAA',
      'q watch.q 5010 BBB CCC',
    )
    expect(runAt(machine, 'tp2', 'select handle,tab,syms from subs')).toBe(
      [
        'handle tab   syms      ',
        '-----------------------',
        '7      trade `symbol$()',
        '7      quote `symbol$()',
        '9      trade ,`AAA     ',
        '10     trade `BBB`CCC  ',
      ].join('\n'),
    )
    machine.advance(5000)
    expect(runAt(machine, 'watch', 'exec distinct sym from trade')).toBe(',`AAA')
    expect(runAt(machine, 'watch2', 'exec asc distinct sym from trade')).toBe('`s#`BBB`CCC')
    expect(machine.takeOutput('watch')).toMatch(/^time +sym price +size\n-+\n0D09:30:0\S+ AAA /)
    expect(runAt(machine, 'tp2', 'queued[]')).toBe('7 | 0\n8 | 0\n9 | 0\n10| 0')
    runAt(machine, 'watch', '\\\\')
    expect(runAt(machine, 'tp2', 'exec handle from subs')).toBe('7 7 10i')
  })

  test('has the same bars as the RDB, though the engine started later', () => {
    const machine = startSystem('q tp2.q -p 5010', 'q rdb.q -p 5011', 'q feed.q')
    machine.advance(90_000)
    expect(machine.start('q bars.q -p 5013')).toEqual({ name: 'bars', output: '' })
    machine.advance(60_000)
    const ofRdb = runAt(
      machine,
      '',
      'b:select open:first price,high:max price,low:min price,close:last price,volume:sum size by sym,minute:`minute$time from(hopen 5011)"trade"',
      'count b',
    )
    expect(ofRdb).toBe('9')
    expect(runAt(machine, '', '(`sym`minute xasc(hopen 5013)"bars")~`sym`minute xasc b')).toBe('1b')
  })

  test('publishes once a second behind the chained tickerplant', () => {
    const machine = startSystem(
      'q tp2.q -p 5010',
      'q feed.q',
      'q chain.q -p 5110',
      'q watch.q 5110',
      'q watch.q 5110 AAA',
    )
    machine.advance(900)
    expect(machine.takeOutput('watch')).toBe('')
    machine.advance(100)
    expect(machine.takeOutput('watch').match(/^time/gm)).toHaveLength(1)
    expect(runAt(machine, 'chain', 'count trade')).toBe('0')
    expect(runAt(machine, 'tp2', 'distinct subs`handle')).toBe(',8i')
  })

  test('ends the day for all', () => {
    const machine = startSystem(
      'q tp2.q -p 5010',
      'q rdb.q -p 5011',
      'q bars.q -p 5013',
      'q feed.q',
      'q chain.q -p 5110',
      'q watch.q 5110',
    )
    machine.advance(3500)
    expect(runAt(machine, 'tp2', 'endOfDay .z.d+1')).toBe('')
    expect(rowsOf(machine, 'trade')).toBe(0)
    expect(runAt(machine, 'bars', 'count bars')).toBe('0')
    expect(runAt(machine, 'watch', 'count trade')).toBe('0')
    machine.stop('tp2')
    expect(machine.takeOutput('watch')).toMatch(/the publisher is gone\n$/)
    for (const name of ['rdb', 'bars', 'chain', 'watch']) expect(machine.isRunning(name), name).toBe(false)
    expect(machine.isRunning('feed')).toBe(true)
  })
})

describe('the feed of JSON', () => {
  const scripts = ['q tp.q -p 5010', 'q rdb.q -p 5011', 'q market.q -p 6000', 'q wsfeed.q']

  test('stores every message that it does not reject', () => {
    const machine = startSystem(...scripts)
    machine.advance(60_000)
    const [received = 0, rejected = 0] = runAt(machine, 'wsfeed', 'received,rejected').split(' ').map(Number)
    expect(received).toBe(300)
    expect(rejected).toBeGreaterThan(0)
    expect(rowsOf(machine, 'trade')).toBe(received - rejected)
    expect(machine.takeOutput('wsfeed')).toBe('rejected: number not positive\n'.repeat(rejected))
  })

  test('answers the questions of a screen in the RDB', () => {
    const machine = startSystem(...scripts)
    machine.advance(30_000)
    expect(runAt(machine, '', 'h:hopen`::5011', 'h"\\\\l queries.q"', 'cols h(`barsOf;`AAA;1)')).toBe(
      '`sym`minute`open`high`low`close`volume',
    )
    expect(runAt(machine, '', '(exec sum volume from h(`barsOf;`AAA`BBB`CCC;5))=h"exec sum size from trade"')).toBe(
      '1b',
    )
  })

  test('says that the market is not there, or that it has gone', () => {
    const machine = startSystem('q tp.q -p 5010')
    expect(machine.start('q wsfeed.q').output).toMatch(/^'hop\. OS reports: Connection refused/)
    machine.stop('wsfeed')
    machine.start('q market.q -p 6000')
    machine.start('q wsfeed.q')
    machine.stop('market')
    expect(machine.takeOutput('wsfeed')).toBe('the market closed the connection\n')
  })
})

describe('the dependable feed with its engine and screen', () => {
  const scripts = ['q tp.q -p 5010', 'q rdb.q -p 5011', 'q market.q -p 6000', 'q wsfeed2.q', 'q engine.q -p 5013']

  test('gives the engine and the RDB the same figures', () => {
    const machine = startSystem(...scripts)
    machine.advance(20_000)
    expect(Number(runAt(machine, '', 'count `::5013(`movers;9)'))).toBe(3)
    expectSameFigures(machine)
  })

  test('shows a screen a snapshot, then what has changed', () => {
    const machine = startSystem(...scripts)
    machine.advance(5000)
    const { output } = machine.start('q screen.q')
    expect(output).toMatch(/^snapshot\nsym +time +price +size vwap +volume\n-+\n"[ABC]{3}" "0D09:30:0/)
    machine.advance(2000)
    expect(machine.takeOutput('screen')).toMatch(/^changes\nsym /)
    machine.stop('screen')
    expect(runAt(machine, 'engine', 'clients')).toBe('`int$()')
    machine.start('q screen.q')
    machine.stop('engine')
    expect(machine.takeOutput('screen')).toBe('the engine is gone\n')
    expect(machine.isRunning('screen')).toBe(false)
  })

  test('refuses what is not on the list', () => {
    const machine = startSystem(...scripts)
    expect(runAt(machine, '', '`::5013"exit 0"')).toMatch(/^'send a list: name, then argument\n/)
    expect(runAt(machine, '', '`::5013 enlist`movers')).toMatch(/^'send a list: name, then argument\n/)
    expect(runAt(machine, '', '`::5013(`exit;0)')).toMatch(/^'not allowed\n/)
    expect(runAt(machine, 'engine', '@[.z.pq;"exit 0";{x}]')).toBe('"not allowed"')
    expect(machine.isRunning('engine')).toBe(true)
  })

  test('runs no asynchronous message but those of the tickerplant, and answers no HTTP request', () => {
    const machine = startSystem(...scripts)
    runAt(machine, '', 'h:hopen`::5013', 'neg[h]"exit 0"', 'neg[h](`upd;`trade;1)')
    expect(machine.takeOutput('engine')).toMatch(/^(refused an asynchronous message from handle \d+\n){2}$/)
    expect(machine.isRunning('engine')).toBe(true)
    expect(runAt(machine, 'engine', 'first"\\r\\n"vs .z.ph("1+1";()!())')).toBe('"HTTP/1.1 403 Forbidden"')
    expect(runAt(machine, 'engine', 'first"\\r\\n"vs .z.pm(`PUT;"1+1";()!())')).toBe('"HTTP/1.1 403 Forbidden"')
    machine.advance(5000)
    expectSameFigures(machine)
  })

  test('comes back after the market was gone', () => {
    const machine = startSystem(...scripts)
    machine.advance(5000)
    machine.stop('market')
    machine.advance(20_000)
    expect(machine.takeOutput('wsfeed2')).toContain('no websocket: hop. OS reports: Connection refused\n')
    const before = rowsOf(machine, 'trade')
    machine.start('q market.q -p 6000')
    machine.advance(40_000)
    expect(rowsOf(machine, 'trade')).toBeGreaterThan(before)
  })

  test('keeps its rows while the tickerplant is gone', () => {
    const machine = startSystem(...scripts)
    machine.advance(5000)
    machine.stop('tp')
    expect([machine.isRunning('rdb'), machine.isRunning('engine')]).toEqual([false, false])
    machine.advance(5000)
    expect(machine.takeOutput('wsfeed2')).toContain('no tickerplant: hop. OS reports: Connection refused\n')
    expect(Number(runAt(machine, 'wsfeed2', 'count buffer'))).toBeGreaterThan(10)
    for (const script of ['q tp.q -p 5010', 'q rdb.q -p 5011', 'q engine.q -p 5013']) machine.start(script)
    machine.advance(35_000)
    expect(runAt(machine, 'wsfeed2', 'count buffer')).toBe('0')
    expectSameFigures(machine)
  })
})

/** The scripts that the tutorials offer, all in one folder. */
function readScripts(): MemoryFiles {
  const files = new MemoryFiles()
  for (const tutorial of ['tick', 'tick2', 'realTimeStocks', 'realTimeStocksUpdate']) {
    const folder = join(import.meta.dirname, '../../static/code', tutorial)
    for (const name of readdirSync(folder)) files.writeFile(name, readFileSync(join(folder, name)))
  }
  return files
}

function startSystem(...commandLines: string[]): Machine {
  const machine = startMachine({ files: readScripts() })
  for (const line of commandLines) expect(machine.start(line), line).toMatchObject({ output: '' })
  return machine
}

const startTick = (...more: string[]) => startSystem('q tp.q -p 5010', 'q rdb.q -p 5011', ...more)

const rowsOf = (machine: Machine, table: string) => Number(runAt(machine, 'rdb', `count ${table}`))

function expectSameFigures(machine: Machine): void {
  const ofEngine = runAt(machine, '', '`sym xasc select sym,vwap,volume from`::5013(`movers;9)')
  expect(ofEngine).toBe(runAt(machine, '', '0!`::5011"select vwap:size wavg price,volume:sum size by sym from trade"'))
}
