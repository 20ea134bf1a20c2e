import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const quotes = 'q:([]s:`a`b`a`b`a`a;t:10 10 20 30 30 30;p:1 2 3 4 5 6)'

/** Left rows, and the prices that an as-of join finds for them. */
const asOf: [left: string, prices: string][] = [
  ['s:`a;t:9 10 11 19 20 21 29 30 31', '0N 1 1 1 3 3 3 6 6'],
  ['s:`b;t:9 10 11 29 30 31', '0N 2 2 2 4 4'],
  ['s:`c;t:9 30', '0N 0N'],
  ['s:`a`b`c`a`b;t:31 31 31 9 9', '6 4 0N 0N 0N'],
  ['s:`a;t:31 20 9 10 30', '6 3 0N 1 6'],
  ['s:`b`a`b`a;t:30 30 10 10', '4 6 2 1'],
  ['s:`a;t:-0W 0W 0N', '0N 6 0N'],
  ['s:0#`;t:0#0', '`long$()'],
  ['s:enlist`a;t:enlist 20', ',3'],
]

test.each(asOf)('as of: %s', (left, prices) => {
  expect(run(quotes, `exec p from aj[\`s\`t;([]${left});q]`)).toBe(prices)
})

test('an as-of join without keys, with two keys and with times of nulls', () => {
  expect(run('exec p from aj[`t;([]t:0 1 2 3 4 5 6);([]t:1 3 5;p:10 30 50)]')).toBe('0N 10 10 30 30 50 50')
  expect(
    run(
      'q:([]s:`a`a`b`a;e:`x`y`x`x;t:1 1 1 5;p:1 2 3 4)',
      'exec p from aj[`s`e`t;([]s:`a`a`b`b`a;e:`x`y`x`y`x;t:1 9 4 4 5);q]',
    ),
  ).toBe('1 2 3 0N 4')
  expect(run('exec p from aj[`t;([]t:0N 1 2);([]t:0N 2;p:7 8)]')).toBe('7 7 8')
  expect(run('exec t from aj0[`t;([]t:0 4 6);([]t:1 3 5;p:10 30 50)]')).toBe('0 3 5')
  expect(run('exec t from aj[`t;([]t:0 4 6);([]t:1 3 5;p:10 30 50)]')).toBe('0 4 6')
  expect(run('exec p from ajf[`t;([]t:0 4 6;p:7 8 9);([]t:1 3 5;p:10 0N 50)]')).toBe('7 8 50')
  expect(run('exec p from aj[`t;([]t:0 4 6;p:7 8 9);([]t:1 3 5;p:10 0N 50)]')).toBe('7 0N 50')
})

test('an as-of join finds every time among many, searched in either direction and in leaps', () => {
  const many = 'q:([]t:2*til 1000;p:til 1000)'
  const found = (times: string) => run(many, `(exec p from aj[\`t;([]t:${times});q])~(${times}) div 2`)
  expect(found('til 2000')).toBe('1b')
  expect(found('reverse til 2000')).toBe('1b')
  expect(found('(7919*til 2000) mod 2000')).toBe('1b')
  expect(found('37*til 54')).toBe('1b')
})

test('asof gives the row that was valid', () => {
  expect(run(quotes, 'q asof `s`t!(`a;25)')).toBe('p| 3')
  expect(run(quotes, 'q asof `s`t!(`b;30)')).toBe('p| 4')
  expect(run(quotes, 'q asof `s`t!(`b;9)')).toBe('p| ')
})

const prices = 'q:([]s:`a`a`a`b`a`b;t:10 20 20 20 30 40;p:1 2 3 4 5 6)'

/** The windows' begins and ends, the symbol, and what wj and wj1 put together. */
const windows: [begin: number | string, end: number | string, symbol: string, prevailing: string, inside: string][] = [
  [0, 9, 'a', '()', '()'],
  [0, 10, 'a', ',1', ',1'],
  [10, 10, 'a', ',1', ',1'],
  [11, 19, 'a', ',1', '()'],
  [10, 19, 'a', ',1', ',1'],
  [11, 20, 'a', '1 2 3', '2 3'],
  [20, 20, 'a', '2 3', '2 3'],
  [21, 29, 'a', ',3', '()'],
  [21, 30, 'a', '3 5', ',5'],
  [30, 30, 'a', ',5', ',5'],
  [31, 99, 'a', ',5', '()'],
  [0, 99, 'a', '1 2 3 5', '1 2 3 5'],
  [0, 19, 'b', '()', '()'],
  [20, 40, 'b', '4 6', '4 6'],
  [21, 39, 'b', ',4', '()'],
  [21, 40, 'b', '4 6', ',6'],
  [41, 50, 'b', ',6', '()'],
  [0, 99, 'c', '()', '()'],
]

test.each(windows)('a window from %s to %s of %s holds %s, or %s inside', (begin, end, symbol, prevailing, inside) => {
  const window = (join: string) =>
    run(
      prices,
      `r:${join}[(2#${begin};2#${end});\`s\`t;([]s:2#\`${symbol};t:2#${end});(q;(::;\`p))]`,
      '-3!`long$exec first p from r',
    )
  const quoted = (text: string) => (text === '()' ? '"`long$()"' : `"${text}"`)
  expect(window('wj')).toBe(quoted(prevailing))
  expect(window('wj1')).toBe(quoted(inside))
})

test('windows of several rows, with several functions', () => {
  const left = 'l:([]s:`b`a`c`a;t:40 30 30 9)'
  const joined = (name: string) =>
    run(prices, left, `value flip ${name}[(-10 0)+\\:l\`t;\`s\`t;l;(q;(sum;\`p);(count;\`t))]`)
  expect(joined('wj')).toBe('b  a  c a\n2  3  0 0\n10 10 0 0')
  expect(joined('wj1')).toBe('b a  c a\n1 3  0 0\n6 10 0 0')
})

const keyed: [input: string, output: string][] = [
  ['exec v from ([]k:`a`b`c`a) lj ([k:`a`c]v:1 2)', '1 0N 2 1'],
  ['exec v from ([]k:`a`b`c`a;v:7 8 9 10) lj ([k:`a`c]v:1 0N)', '1 8 0N 1'],
  ['exec v from ([]k:`a`b`c`a;v:7 8 9 10) ljf ([k:`a`c]v:1 0N)', '1 8 9 1'],
  ['exec v from ([]k:`a`b`c`a) ij ([k:`a`c]v:1 2)', '1 2 1'],
  ['exec k from ([]k:`a`b`c`a) ij ([k:`a`c]v:1 2)', '`a`c`a'],
  ['exec v from ([]k:`a`b`c`a;v:7 8 9 10) pj ([k:`a`c]v:1 2)', '8 8 11 11'],
  ['exec w from ([]k:`a`b`c`a) pj ([k:`a`c]w:1 0N)', '1 0 0 1'],
  ['exec v from ([]k:`a`b;v:7 8) pj ([k:`a`b]v:0N 2)', '7 10'],
  ['exec v from ([]k:`a`b;v:9007199254740993 8) pj ([k:`a`c]v:1 2)', '9007199254740994 8'],
  ['exec v from ([]k:`a`b;v:7 8) uj ([]k:`b`c;v:1 2)', '7 8 1 2'],
  ['exec w from ([]k:`a`b;v:7 8) uj ([]k:`b`c;w:1 2)', '0N 0N 1 2'],
  ['exec v from ([]k:`a`b;v:7 8) uj ([]k:`b`c;w:1 2)', '7 8 0N 0N'],
  ['exec v from ([k:`a`b]v:7 8) uj ([k:`b`c]v:1 2)', '7 1 2'],
  ['exec k from ([k:`a`b]v:7 8) uj ([k:`c`b]v:1 2)', '`a`b`c'],
  ['exec v from ([k:`a`b]v:7 8) uj ([k:`b`c]v:0N 2)', '7 0N 2'],
  ['exec v from ([k:`a`b]v:7 8) ujf ([k:`b`c]v:0N 2)', '7 8 2'],
  ['value flip ej[`k;([]k:`a`b`a;v:1 2 3);([]k:`a`c`a;w:4 5 6)]', 'a a a a\n1 1 3 3\n4 6 4 6'],
  ['exec v from ([]k:1 2 1;j:`x`x`y) lj ([k:1 1 2;j:`y`x`y]v:10 20 30)', '20 0N 10'],
]

test.each(keyed)('%s', (input, output) => {
  expect(run(input)).toBe(output)
})
