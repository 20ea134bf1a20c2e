import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'
import { startSession } from '../tests/session.ts'

/** Three days of four trades; the price of each trade rises by one a day. */
const database = [
  'day:{[d]trade::([]time:09:30+til 4;sym:`b`a`b`c;price:(d-2024.01.01)+1 2 3 4f;size:10 20 30 40);.Q.dpft[`:db;d;`sym;`trade]}',
  'day each 2024.01.02 2024.01.03 2024.01.04;',
  '\\l db',
]

const ask = (...inputs: string[]) => compact(...database, ...inputs)

test('the virtual column comes first and chooses the partitions', () => {
  expect(ask('exec from 1#select from trade where date=2024.01.03')).toBe(
    '`date`sym`time`price`size!(2024.01.03;`sym$`a;09:31;4f;20)',
  )
  expect(ask('exec distinct date from trade where date within 2024.01.03 2024.01.04,sym=`a')).toBe(
    '2024.01.03 2024.01.04',
  )
  expect(ask('exec price from trade where date=max date')).toBe('5 4 6 7f')
  expect(ask('count select from trade where date>2024.01.04')).toBe('0')
})

test('a query reads only the columns and partitions that it uses', () => {
  expect(ask('hdel`:2024.01.02/trade/price;', 'exec price from trade where date=2024.01.03,sym=`b')).toBe('3 5f')
  expect(ask('hdel`:2024.01.02/trade/price;', 'select price from trade')).toContain(
    "'./2024.01.02/trade/price. OS reports: No such file",
  )
  expect(ask('hdel`:2024.01.02/trade/price;', 'exec sum size from trade')).toBe('300')
})

test('conditions on other columns see one partition at a time', () => {
  expect(ask('exec price from trade where price=max price')).toBe('5 6 7f')
  expect(ask('exec i from trade where i<2')).toBe('0 1 0 1 0 1')
})

test.each([
  ['exec avg price from select avg price from trade', '4.5'],
  ['exec first price from select size wavg price from trade', '5f'],
  ['exec first price from select dev price from trade', '1.384437'],
  ['exec first price from select var price from trade', '1.916667'],
  ['exec first n from select n:count i from trade', '12'],
  ['value exec first a,first z from select a:first price,z:last price from trade where sym=`b', '2 6f'],
  ['exec sym from select count distinct sym from trade', ',3'],
  ['value exec price,size from 0!select max price,sum size by sym from trade where sym=`a', '(,5f;,60)'],
])('aggregates see the rows of all partitions: %s', (input, output) => {
  expect(ask(input)).toBe(output)
})

test('groups contain rows of all partitions', () => {
  expect(ask('exec x from select count i by date from trade')).toBe('4 4 4')
  expect(ask('value exec sum size by sym from trade')).toBe('60 120 120')
  expect(ask('exec size from select sum size by date,sym from trade where sym=`b')).toBe('40 40 40')
  expect(ask('exec size from select sum size by sym,date from trade where sym=`b')).toBe('40 40 40')
})

test('expressions that do not aggregate are evaluated partition by partition', () => {
  expect(ask('exec price from select deltas price from trade where sym=`b')).toBe('2 2 3 2 4 2f')
  expect(ask('exec sym from select distinct sym from trade')).toBe('`sym$`a`b`c')
})

test('a median over several partitions signals part', () => {
  expect(ask('select med price by sym from trade')).toContain("'part")
  expect(ask('exec price from select med price by date from trade')).toBe('3.5 4.5 5.5')
  expect(ask('exec price from select med price by sym from trade where date=2024.01.02')).toBe('3 3 5f')
})

test('a change of a partitioned table signals par', () => {
  expect(ask('update price:0f from trade')).toContain("'par")
  expect(ask('delete from trade where date=2024.01.02')).toContain("'par")
  expect(ask('`sym xasc`trade')).toContain("'par")
  expect(ask('`trade upsert select from trade where date=2024.01.02')).toContain("'par")
  expect(ask('`trade insert select from trade where date=2024.01.02')).toContain("'par")
})

test('cols, count, type, meta and .Q.ind work on a partitioned table', () => {
  expect(ask('cols trade')).toBe('`date`sym`time`price`size')
  expect(ask('count trade')).toBe('12')
  expect(ask('type trade')).toBe('98h')
  expect(ask('exec a from meta trade')).toBe('``p```')
  expect(ask('exec price from .Q.ind[trade;0 5 11]')).toBe('3 3 7f')
})

test('.Q.view limits the partitions that queries see', () => {
  expect(ask('.Q.view 2024.01.03', '(count trade;date;.Q.PV)')).toBe('(4;,2024.01.03;2024.01.02 2024.01.03 2024.01.04)')
  expect(ask('.Q.view 2024.01.03', '.Q.view[]', 'count trade')).toBe('12')
})

test('rows of one day join as those of any table', () => {
  expect(
    ask('exec price from aj[`sym`time;([]sym:`a`b;time:09:31 09:33);select from trade where date=2024.01.03]'),
  ).toBe('4 5f')
})

test('a limit or an order signals nyi', () => {
  expect(ask('select[1] from trade')).toMatch(/^'nyi/)
  expect(ask('select[>price] from trade where date=2024.01.03')).toMatch(/^'nyi/)
})

/** Words that make one item of a list and are no aggregates of a column. */
const others = ['attr', 'key', 'rand', 'type']

test('every keyword that makes one item of a list sees the rows of all partitions', () => {
  const session = startSession()
  const makesOneItem = (name: string) => run(`@[{0>type ${name} x};1 2 3.5;0b]`) === '1b'
  const aggregates = session.verbNames().flatMap(name => {
    const verb = session.findVerb(name)
    const isUnary = /^[a-z]/.test(name) && verb?.kind === 'primitive' && verb.maxRank === 1
    return isUnary && makesOneItem(name) ? [{ name, facts: verb.facts }] : []
  })
  expect(aggregates.length).toBeGreaterThan(10)
  expect(aggregates.flatMap(({ name, facts }) => (facts.overPartitions ? [] : name)).sort()).toEqual(others)
})
