export interface StartingPoint {
  title: string
  about: string
  /** The program that is put into the editor. */
  code: string
}

/** Small programs for readers who do not know what to type. They are props of the island, which keeps its script small. */
export const startingPoints: readonly StartingPoint[] = [
  {
    title: 'Vectors',
    about: 'Arithmetic works on whole lists, and code reads from right to left.',
    code: `prices:101.5 99.25 100 102.75
prices-avg prices
deltas prices
prices where prices>100
sum prices*10 20 30 40`,
  },
  {
    title: 'A table and a query',
    about: 'A table is made of columns; select filters and groups its rows.',
    code: `trade:([]sym:\`AAPL\`MSFT\`AAPL\`MSFT;price:187.5 402 188 401.5;size:100 200 50 300)
select from trade where size>90
select total:sum size,vwap:size wavg price by sym from trade
update value:price*size from trade`,
  },
  {
    title: 'Trades and quotes',
    about: 'aj finds for each trade the quote that was valid at its time.',
    code: `trade:([]sym:\`AAPL\`AAPL\`MSFT;time:09:30:01 09:30:05 09:30:06;price:187.5 187.7 402)
quote:([]sym:\`AAPL\`MSFT\`AAPL;time:09:30:00 09:30:02 09:30:04;bid:187.4 401.9 187.6;ask:187.6 402.1 187.8)
aj[\`sym\`time;trade;quote]
update mid:0.5*bid+ask from aj[\`sym\`time;trade;quote]`,
  },
  {
    title: 'Filter by group with fby',
    about: 'Keeps the rows that are the largest, newest or first of their group.',
    code: `trade:([]sym:\`A\`B\`A\`B\`A;price:10 20 12 18 11f;size:5 7 3 9 6)
select from trade where price=(max;price) fby sym
select from trade where size>(avg;size) fby sym`,
  },
  {
    title: 'Iterators',
    about: 'each, over, scan and their glyphs take the place of loops.',
    code: `count each ("to";"each";"its own")
(+/)1 2 3 4
(+\\)1 2 3 4
1 2 3 */: 10 20
{x,sum -2#x}/[8;1 1]`,
  },
  {
    title: 'Functional select',
    about: 'A query as data: its columns and conditions can be put together by code.',
    code: `trade:([]sym:\`A\`B\`A;price:10 20 12f;size:5 7 3)
parse"select vwap:size wavg price by sym from trade where size>3"
column:\`price
?[trade;enlist(>;\`size;3);(enlist\`sym)!enlist\`sym;(enlist\`highest)!enlist(max;column)]`,
  },
  {
    title: 'Strings and parsing',
    about: 'Cuts text at commas, casts the parts and puts text together again.',
    code: `line:"AAPL,187.5,100"
","vs line
"SFJ"$'","vs line
upper"aapl"
ssr["one two one";"one";"1"]
"-"sv string 2024 1 5`,
  },
  {
    title: 'Dates and times',
    about: 'Dates are numbers: add days, cut into buckets, take parts.',
    code: `day:2024.03.15
day+til 3
\`month\`week$\\:day
(day-2024.01.01;day mod 7)
5 xbar 09:31 09:34 09:38
09:30:00.250+00:05`,
  },
  {
    title: 'A running VWAP',
    about: 'The volume-weighted average price of each symbol after each trade.',
    code: `trade:([]sym:\`A\`B\`A\`B\`A;price:10 20 12 18 11f;size:5 7 3 9 6)
update vwap:(sums price*size)%sums size by sym from trade`,
  },
  {
    title: 'A random walk',
    about: 'With the same seed the same numbers come back each time.',
    code: `system"S 42"
walk:100+sums -0.5+20?1f
walk
(min;max;last)@\\:walk
select open:first price,high:max price,low:min price,close:last price by 5 xbar step from ([]step:til 20;price:walk)`,
  },
]
