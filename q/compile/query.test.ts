import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const table = 't:([]a:1 2 3;b:`x`y`x)'

test('a query that uses x does not give its function more parameters', () => {
  expect(run(table, '{select from t where a=x}[1;2]')).toContain("'rank")
})

test('conditions may use explicit parameters', () => {
  expect(run(table, '{[x;y] exec a from t where a>x,a<y}[1;3]')).toBe(',2')
})

test('a conditional in a query signals rank', () => {
  expect(run(table, 'exec $[1b;1;2] from t')).toBe("'rank\n  [0]  exec $[1b;1;2] from t\n            ^")
})

test('a function in a query may contain a conditional', () => {
  expect(run(table, 'exec a from t where a={$[x;1;2]}1b')).toBe(',1')
})

test('conditions, columns, groups and limits see columns first, then locals, then globals', () => {
  const setUp = [table, 'k:1;m:10']
  expect(run(...setUp, '{[k]exec a+m from t where a>=k}2')).toBe('12 13')
  expect(run(...setUp, '{[a]exec a from t}5')).toBe('1 2 3')
  expect(run(...setUp, '{[k]exec sum a by a>k from t}2')).toBe('0| 3\n1| 3')
  expect(run(...setUp, '{[k]exec a from select[k;>a] from t}2')).toBe('3 2')
  expect(run(...setUp, '{[k]exec a from select a:a*k from select a:a+k from t}2')).toBe('6 8 10')
  expect(run(...setUp, '{[k]{[j]exec a+j from t}[k]+exec a from update a:a+k from t}2')).toBe('6 8 10')
})

test.each([
  ['eval', '{[k]exec first eval`k from t}5'],
  ['a function that evaluates', '{[k]exec first f[a] from t}5'],
  ['a function with a query of its own', '{[k]exec first {[j]exec first f[a] from t}[a] from t}5'],
  ['text that is parsed', '{[k]exec first eval parse"k" from t}5'],
  ['text that is run', '{[k]exec first value"eval`k" from t}5'],
  ['reval', '{[k]exec first reval`k from t}5'],
  ['the internal form of eval', '{[k]exec first -6!`k from t}5'],
  ['the internal form of reval', '{[k]exec first -24!`k from t}5'],
  ['each', '{[k]exec first f each a from t}5'],
  ['peach', '{[k]exec first f peach a from t}5'],
  ['a trap with @', '{[k]exec first @[f;a;`error] from t}5'],
  ['a trap with .', '{[k]exec first .[eval;enlist`k;`error] from t}5'],
  ['a functional form', '{[k]exec first {?[t;();();`k]}[a] from t}5'],
  ['a view', '{[k]exec first v from t}5'],
  ['a condition', '{[k]exec first k from ([]k:7 1) where k=f[k]}5'],
  ['an update by group', '{[k]exec first c from update c:f a by b from t}5'],
])('code that a query calls sees the global k, not the local k: %s', (_, input) => {
  expect(run(table, 'k:1', 'f:{eval`k}', 'v::eval`k', input)).toBe('1')
})

test('code that a query calls does not see locals of the function', () => {
  expect(run(table, '{[k]exec first {@[eval;`k;`$]}[a] from t}5')).toBe('`k')
})
