import { floors } from './floors.mjs'
import { steps } from './make-data.mjs'

/**
 * One line of the table. `q` gives a number, or something whose count is compared; the other contestants have to agree.
 * @typedef {object} Case
 * @property {string} name
 * @property {string} q
 * @property {(data: import('./make-data.mjs').Data) => number} floor a plain loop of JavaScript that does the same
 * @property {string} [duckdb] SQL that gives one number
 * @property {string} [duckdbStep] SQL of one step, run before it as often as the loop of the other contestants
 * @property {string} [ok] k code for oK, with `a` (whole numbers) and `b` (small ones)
 * @property {string} [arquero] the name of a function of contestants/arquero.mjs
 */

/** @type {Case[]} */
export const cases = [
  {
    name: 'sum a+1',
    q: 'sum a+1',
    floor: floors.sumPlus,
    duckdb: 'select sum(a+1)::double from numbers',
    ok: '+/a+1',
    arquero: 'sumPlus',
  },
  {
    name: 'sum a*a',
    q: 'sum a*a',
    floor: floors.sumSquares,
    duckdb: 'select sum(a::double*a) from numbers',
    ok: '+/a*a',
    arquero: 'sumSquares',
  },
  {
    name: 'sum a>500000',
    q: 'sum a>500000',
    floor: floors.countAbove,
    duckdb: 'select count(*) from numbers where a>500000',
    ok: '+/a>500000',
  },
  {
    name: 'sums a',
    q: 'last sums a',
    floor: floors.runningSum,
    duckdb: 'select max(s)::double from (select sum(a) over (order by a rows unbounded preceding) s from numbers)',
    ok: '*|+\\a',
    arquero: 'runningSum',
  },
  { name: '{x+y}/a', q: '{x+y}/[a]', floor: floors.fold, ok: '{x+y}/a' },
  {
    name: 'size wavg price by sym',
    q: 'sum exec size wavg price by sym from trades',
    floor: floors.weightedBySym,
    duckdb: 'select sum(w) from (select sum(size*price)/sum(size) w from trades group by sym)',
    arquero: 'weightedBySym',
  },
  {
    name: 'aj of 1e6 on 1e6',
    q: 'count aj[`sym`time;trades;quotes]',
    floor: floors.asOfJoin,
    duckdb:
      'select count(*) from (select t.*, q.bid from trades t asof left join quotes q on t.sym=q.sym and t.time>=q.time)',
  },
  {
    name: 'sort by sym and price',
    q: 'count `sym`price xasc trades',
    floor: floors.sortTwo,
    duckdb: 'create or replace table sorted as select * from trades order by sym, price',
    arquero: 'sortTwo',
  },
  {
    name: 'group b',
    q: 'count group b',
    floor: floors.group,
    duckdb: 'select count(*) from (select small, list(a) from numbers group by small)',
    ok: '#=b',
    arquero: 'group',
  },
  {
    name: 'distinct b',
    q: 'count distinct b',
    floor: floors.distinct,
    duckdb: 'select count(distinct small) from numbers',
    ok: '#?b',
    arquero: 'distinct',
  },
  { name: 'string to symbol', q: 'count `$strings', floor: floors.intern },
  {
    name: 'sort strings',
    q: 'count asc words',
    floor: floors.sortWords,
    duckdb: 'create or replace table sorted as select * from words order by word',
    arquero: 'sortWords',
  },
  {
    name: `insert ${steps} rows`,
    q: loop('ticks::0#trades', '`ticks insert(`syma;i;2.5;100)', 'count ticks'),
    floor: floors.insertRows,
    duckdbStep: "insert into ticks values ('syma', 1, 2.5, 100)",
    duckdb: `select least(count(*), ${steps}) from ticks`,
  },
  {
    name: `upsert ${steps} new keys`,
    q: loop('keyed::([k:0#0]v:0#0n)', '`keyed upsert(i;2.5)', 'count keyed'),
    floor: floors.upsertKeys,
    duckdbStep: "insert into keyed values (nextval('ids'), 2.5) on conflict (k) do update set v=excluded.v",
    duckdb: `select least(count(*), ${steps}) from keyed`,
  },
  {
    name: `l,:i ${steps} times`,
    q: loop('l:0#0', 'l,:i', 'count l'),
    floor: floors.appendItems,
  },
  {
    name: `a[i]+:1 ${steps} times`,
    q: loop('l:a', 'l[i]+:1', 'l i-1'),
    floor: floors.amendItems,
  },
  {
    name: 'load csv',
    q: 'count ("SJFJ";enlist",")0:text',
    floor: floors.loadText,
    duckdb: "create or replace table loaded as select * from read_csv('trades.csv', header=true)",
    arquero: 'loadText',
  },
]

/** A function that makes a change for each of the numbers from 0 on. */
function loop(/** @type {string} */ start, /** @type {string} */ change, /** @type {string} */ result) {
  return `{${start};i:0;do[${steps};${change};i+:1];${result}}[]`
}
