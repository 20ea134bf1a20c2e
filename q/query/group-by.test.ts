import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { run, runLines } from '../tests/console.ts'

const trades = 't:([]sym:`b`a`b`c`a;size:40 10 30 20 50;price:2.5 1.5 3.5 4.5 0.5)'
const query = (text: string) => runLines(trades, text)

test('select by makes a table keyed by the groups in ascending order', () => {
  expect(query('select sum size by sym from t')).toEqual(['sym| size', '---| ----', 'a  | 60', 'b  | 70', 'c  | 20'])
})

test('an expression that is no aggregate lists the items of each group', () => {
  expect(query('select size by sym from t')).toEqual([
    'sym| size',
    '---| -----',
    'a  | 10 50',
    'b  | 40 30',
    'c  | ,20',
  ])
})

test('select by without columns gives the last row of each group', () => {
  expect(query('select by sym from t')).toEqual([
    'sym| size price',
    '---| ----------',
    'a  | 50   0.5',
    'b  | 30   3.5',
    'c  | 20   4.5',
  ])
})

test('select by groups by several columns and computed ones', () => {
  expect(query('select n:count i by sym,big:size>=30 from t')).toEqual([
    'sym big| n',
    '-------| -',
    'a   0  | 1',
    'a   1  | 1',
    'b   1  | 2',
    'c   0  | 1',
  ])
})

test('a single column of keys has the attribute s', () => {
  expect(query('attr exec sym from key select by sym from t')).toEqual(['`s'])
})

test('an empty table keeps the types of keys and aggregates', () => {
  expect(query('exec t from meta select n:sum size,m:avg size by sym from t where size>99')).toEqual(['"sjf"'])
})

test('a limit or an order applies to the groups', () => {
  expect(query('exec size from select[>size] sum size by sym from t')).toEqual(['70 60 20'])
  expect(query('exec sym from select[2] sum size by sym from t')).toEqual(['`a`b'])
})

test('strings group by their text', () => {
  expect(run('select sum n by w from ([]w:("to";"be";"to");n:1 2 3)')).toBe('w   | n\n----| -\n"be"| 2\n"to"| 4')
})

test('nulls make a group of their own, which comes first', () => {
  expect(run('exec count i by g from ([]g:2 0N 1 0N)')).toBe(' | 2\n1| 1\n2| 1')
})

test('exec by an expression makes a dictionary of lists or values', () => {
  expect(query('exec size by sym from t')).toEqual(['a| 10 50', 'b| 40 30', 'c| ,20'])
  expect(query('exec max size by sym from t')).toEqual(['a| 50', 'b| 40', 'c| 20'])
})

test('exec of named columns by an expression has a key without name', () => {
  expect(query('exec n:max size by sym from t')).toEqual([' | n', '-| --', 'a| 50', 'b| 40', 'c| 20'])
})

test('exec by a named column makes a table of keys', () => {
  expect(query('cols key exec max size by s:sym from t')).toEqual([',`s'])
  expect(query('exec m:max size by s:sym from t')).toEqual(query('select m:max size by s:sym from t'))
})

test('exec by 0b is a table of the columns', () => {
  expect(query('exec size,price by 0b from t where sym=`a')).toEqual(query('select size,price from t where sym=`a'))
})

test('aggregates of all groups in one pass agree with those of one group at a time', () => {
  const random = createRandom(11)
  for (const type of ['j', 'f', 'i', 'n', 'p', 'd']) {
    const numbers = Array.from({ length: 60 }, () =>
      random() < 0.1 ? '0N' : String(Math.floor(random() * 2000) - 1000),
    )
    const groups = Array.from({ length: 60 }, () => Math.floor(random() * 6))
    const table = `t:([]g:${groups.join(' ')};w:${groups.map(group => group + 1).join(' ')};v:"${type}"$${numbers.join(' ')})`
    const aggregates = ['sum', 'avg', 'max', 'min', 'first', 'last', 'count'].filter(
      each => type !== 'p' || each !== 'sum',
    )
    for (const each of aggregates)
      expect(run(table, `(exec ${each} v by g from t)~exec {${each} x}v by g from t`), `${each} of ${type}`).toBe('1b')
    expect(run(table, '(exec w wavg v by g from t)~exec {x wavg y}[w;v] by g from t'), `wavg of ${type}`).toBe('1b')
  }
})

const table = 't:([]k:`b`a`b`c`a`b;g:2 1 1 2 1 2;w:3 1 2 4 0N 5;p:10 7 -4 6 9 1f;v:5 -2 0N 8 3 -7)'

const onOneKey: [query: string, values: string][] = [
  ['count v', '2 3 1'],
  ['first v', '-2 5 8'],
  ['last v', '3 -7 8'],
  ['sum v', '1 -2 8'],
  ['avg v', '0.5 -1 8'],
  ['min p', '7 -4 6f'],
  ['max p', '9 10 6f'],
  ['min v', '-2 -7 8'],
  ['max v', '3 5 8'],
  ['w wavg p', '7 2.7 6'],
  ['g wavg p', '8 3.6 6'],
  ['g wavg k=`b', '0 1 0f'],
  ['sum p', '16 7 6f'],
  ['avg p', '8 2.333333 6'],
]

test.each(onOneKey)('groups of one key: %s', (query, values) => {
  expect(run(table, `(0!select x:${query} by k from t)\`x`)).toBe(values)
})

const onTwoKeys: [query: string, values: string][] = [
  ['count i', '2 1 2 1'],
  ['first v', '-2 0N 5 8'],
  ['last v', '3 0N -7 8'],
  ['sum v', '1 0 -2 8'],
  ['avg v', '0.5 0n -1 8'],
  ['max v', '3 -0W 5 8'],
  ['min v', '-2 0W -7 8'],
  ['min p', '7 -4 1 6f'],
  ['max p', '9 -4 10 6f'],
  ['g wavg p', '8 -4 5.5 6'],
  ['w wavg p', '7 -4 4.375 6'],
]

test.each(onTwoKeys)('groups of two keys: %s', (query, values) => {
  expect(run(table, `(0!select x:${query} by k,g from t)\`x`)).toBe(values)
})

test('keys of one and of two columns are in ascending order', () => {
  expect(run(table, '(key select by k from t)`k')).toBe('`s#`a`b`c')
  expect(run(table, 'flip value flip key select by k,g from t')).toBe('`a 1\n`b 1\n`b 2\n`c 2')
  expect(run(table, 'flip value flip key select by g,k from t')).toBe('1 `a\n1 `b\n2 `b\n2 `c')
})

const cases: [input: string, output: string][] = [
  // A null at the start, in the middle and at the end of a group, and a group of nulls alone.
  ['exec sum v by g from ([]g:`a`a`b`b`b`c;v:0N 4 1 0N 2 0N)', 'a| 4\nb| 3\nc| 0'],
  ['exec avg v by g from ([]g:`a`a`b`b`b`c;v:0n 4 1 0n 2 0n)', 'a| 4\nb| 1.5\nc|'],
  ['exec max v by g from ([]g:`a`a`b`b;v:0N 4 1 0N)', 'a| 4\nb| 1'],
  ['exec min v by g from ([]g:`a`a`b`b;v:4 0N 0N 1)', 'a| 4\nb| 1'],
  // Sums past 2^53, where doubles would lose the last digit.
  ['exec sum v by g from ([]g:`a`b`a;v:9007199254740991 1 2)', 'a| 9007199254740993\nb| 1'],
  ['exec sum v by g from ([]g:`a`b`a;v:9007199254740990 1 1)', 'a| 9007199254740991\nb| 1'],
  // A sum that passes 2^53 on the way and comes back has lost digits there.
  ['exec sum v by g from ([]g:`a`a`a;v:9007199254740991 2 -3)', 'a| 9007199254740990'],
  ['exec sum v*w by g from ([]g:`a`a`a;v:9007199254740991 2 -3;w:1 1 1)', 'a| 9007199254740990'],
  [
    'exec x from update x:sum v by g from ([]g:`a`b`a`a;v:-9007199254740991 0 -2 3)',
    '-9007199254740990 0 -9007199254740990 -9007199254740990',
  ],
  ['(sum;9007199254740991 2 -3) fby `a`a`a', '9007199254740990 9007199254740990 9007199254740990'],
  // Infinite longs count as 2^63-1 in means, whatever the other column holds.
  ['exec w wavg v by g from ([]g:`a`a;w:1 3f;v:0W 0)', 'a| 2.305843e+18'],
  ['exec w wavg v by g from ([]g:`a`a;w:0W 0;v:2 3f)', 'a| 2'],
  ['exec avg v by g from ([]g:`a`a;v:0W 1)', 'a| 4.611686e+18'],
  ['exec max v by g from ([]g:`a`a`b;v:9007199254740992 9007199254740993 0)', 'a| 9007199254740993\nb| 0'],
  // Infinities and types of times.
  ['exec max v by g from ([]g:1 1 2;v:1 0W -0W)', '1| 0W\n2| -0W'],
  ['exec min v by g from ([]g:1 1 2;v:-0W 1 0W)', '1| -0W\n2| 0W'],
  ['exec max v by g from ([]g:1 1 2;v:3 9 4i)', '1| 9\n2| 4'],
  ['exec min v by g from ([]g:1 1 2;v:2024.03.02 2024.03.01 2024.01.09)', '1| 2024.03.01\n2| 2024.01.09'],
  ['exec max v by g from ([]g:1 1 2;v:09:30 09:31 08:00)', '1| 09:31\n2| 08:00'],
  ['exec max v by g from ([]g:1 1 2;v:`a`c`b)', "'type"],
  ['exec last v by g from ([]g:1 1 2;v:`a`c`b)', '1| c\n2| b'],
  ['exec first v by g from ([]g:2 1 1;v:("ab";"c";"de"))', '1| "c"\n2| "ab"'],
  ['exec sum v by g from ([]g:1 1 2;v:101b)', '1| 1\n2| 1'],
  ['exec max v by g from ([]g:1 1 2;v:010b)', '1| 1\n2| 0'],
  // One group, one row and none.
  ['exec sum v by g from ([]g:`a`a`a;v:1 2 3)', 'a| 6'],
  ['exec w wavg v by g from ([]g:1#`a;w:1#2;v:1#7)', 'a| 7'],
  ['select sum v by g from ([]g:0#`;v:0#0)', 'g| v\n-| -'],
  // Weights of zero, and weights or values that are null.
  ['exec w wavg v by g from ([]g:1 1 2;w:0 0 1;v:3 4 5)', '1|\n2| 5'],
  ['exec w wavg v by g from ([]g:1 1 2 2;w:2 0N 1 3;v:3 4 5 0N)', '1| 3\n2| 5'],
  ['exec w wavg v by g from ([]g:1 2 1 2;w:0.5 1 1.5 3;v:4 8 8 0)', '1| 7\n2| 2'],
  // Groups of nulls, of wide and of negative keys.
  ['exec count i by g from ([]g:0N 5 0N -3)', '  | 2\n-3| 1\n5 | 1'],
  ['exec sum v by g from ([]g:1000000000 -1000000000 1000000000;v:1 2 4)', '-1000000000| 2\n1000000000 | 5'],
  ['exec sum v by g from ([]g:0.5 -0.5 0.5;v:1 2 4)', '-0.5| 2\n0.5 | 5'],
  ['exec v by g from ([]g:`b`a`b`a;v:1 2 3 4)', 'a| 2 4\nb| 1 3'],
  // A value per row.
  ['exec x from update x:sum v by g from ([]g:`b`a`b`a;v:1 2 4 8)', '5 10 5 10'],
  ['exec x from update x:sums v by g from ([]g:`b`a`b`a;v:1 2 4 8)', '1 2 5 10'],
  ['exec x from update x:w wavg v by g from ([]g:`b`a`b;w:1 5 3;v:2 9 6)', '5 9 5f'],
  ['(sum;1 2 4 8) fby `b`a`b`a', '5 10 5 10'],
  ['(reverse;1 2 4 8) fby `b`a`b`a', '4 8 1 2'],
  ['(max;1 2 4 8) fby ([]a:1 1 1 2;b:`x`y`x`x)', '4 2 4 8'],
  ['(sum;1 2) fby `a`b`c', "'length"],
  // Ungrouping.
  ['ungroup ([]k:`a`b`c;v:(1 2;enlist 3;0#0))', 'k v\n---\na 1\na 2\nb 3'],
  ['ungroup ([]k:`a`b;v:(1 2;3 4);w:("xy";"zw"))', 'k v w\n-----\na 1 x\na 2 y\nb 3 z\nb 4 w'],
  ['ungroup ([]k:`a`b;v:(1 2;3 4);w:("xy";"zab"))', "'length"],
  ['ungroup `k xgroup ([]k:`b`a`b;v:1 2 3)', 'k v\n---\na 2\nb 1\nb 3'],
]

test.each(cases)('groups in one pass: %s gives %j', (input, output) => {
  const lines = run(input).split('\n')
  const isError = output.startsWith("'")
  expect(isError ? lines[0] : lines.map(line => line.trimEnd()).join('\n')).toBe(output)
})

test('many groups keep their own sums, counts and ends', () => {
  const many = 'n:2000;t:([]g:n#(til 500),reverse til 500;v:til n)'
  expect(run(many, '(exec count i by g from t)~(til 500)!500#4')).toBe('1b')
  expect(run(many, '(exec sum v by g from t)~(til 500)!500#3998')).toBe('1b')
  expect(run(many, '(exec first v by g from t)~(til 500)!til 500')).toBe('1b')
  expect(run(many, '(exec last v by g from t)~(til 500)!1999-til 500')).toBe('1b')
  expect(run(many, '(exec max v by g from t)~exec last v by g from t')).toBe('1b')
  expect(run(many, '(exec min v by g from t)~exec first v by g from t')).toBe('1b')
})

test.each([
  ['sum v*w', '{sum x*y}[v;w]'],
  ['(sum v*w)%sum w', '{(sum x*y)%sum y}[v;w]'],
  ['max neg v', '{max neg x}v'],
  ['2*sum v-1', '{2*sum x-1}v'],
  ['sum 1 xbar v', '{sum 1 xbar x}v'],
  ['w wavg v*2', '{x wavg y*2}[w;v]'],
  ['sum v=3', '{sum x=3}v'],
  ['sum s=`x', '{sum x=`x}s'],
  ['max v*n', '{max x*n}v'],
  ['(max v)-min v', '{(max x)-min x}v'],
  ['(count v)-v', '{(count x)-x}v'],
  ['neg v', '{neg x}v'],
  ['(last v)>avg w', '{(last x)>avg y}[v;w]'],
  ['sum v*0N', '{sum x*0N}v'],
])('an expression of aggregates agrees with a function: %s', (expression, call) => {
  const rows = 'n:3;t:([]g:60#`b`a`c`a;v:60#3 1 4 1 5 9 2 6;w:0.5*til 60;s:60#`x`y`z)'
  expect(run(rows, `(exec ${expression} by g from t)~exec ${call} by g from t`)).toBe('1b')
})
