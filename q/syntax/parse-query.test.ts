import { describe, expect, test } from 'vitest'
import { parseSource, treeText } from '../tests/tree-text.ts'

describe('a query as its functional form', () => {
  test.each([
    ['select from t', '(?;`t;();0b;())'],
    ['select a from t', '(?;`t;();0b;(,`a)!,`a)'],
    ['select a,b:2*c from t', '(?;`t;();0b;`a`b!(`a;(*;2;`c)))'],
    ['select from t where a', '(?;`t;,,`a;0b;())'],
    ['select from t where a>1,b=`x', '(?;`t;,((>;`a;1);(=;`b;,`x));0b;())'],
    ['select sum a by b from t', '(?;`t;();(,`b)!,`b;(,`a)!,(sum;`a))'],
    ['select by b,c:d from t', '(?;`t;();`b`c!`b`d;())'],
    ['select distinct a from t', '(?;`t;();1b;(,`a)!,`a)'],
    ['select[5] from t', '(?;`t;();0b;();5)'],
    ['select[5;>a] from t', '(?;`t;();0b;();5;,(>:;`a))'],
    ['select[<a] from t', '(?;`t;();0b;();0W;,(<:;`a))'],
    ['exec a from t', '(?;`t;();();,`a)'],
    ['exec a:a from t', '(?;`t;();();(,`a)!,`a)'],
    ['exec a,b from t', '(?;`t;();();`a`b!`a`b)'],
    ['exec sum a by b from t', '(?;`t;();,`b;,(sum;`a))'],
    ['exec a by b:b from t', '(?;`t;();(,`b)!,`b;,`a)'],
    ['update a:1 from `t where b', '(!;,`t;,,`b;0b;(,`a)!,1)'],
    ['update a:max b by c from t', '(!;`t;();(,`c)!,`c;(,`a)!,(max;`b))'],
    ['delete from t where a', '(!;`t;,,`a;0b;`symbol$())'],
    ['delete a,b from t', '(!;`t;();0b;,`a`b)'],
  ])('%s', (source, tree) => expect(treeText(source)).toBe(tree))
})

describe('the phrases of a query', () => {
  test('a comma in brackets joins', () => {
    expect(treeText('select (a,b),f[c,d] from t')).toBe('(?;`t;();0b;`a`c!((,;`a;`b);(`f;(,;`c;`d))))')
  })

  test('where is a verb before from', () => {
    expect(treeText('select where a from t')).toBe('(?;`t;();0b;(,`a)!,(&:;`a))')
  })

  test('the table may be an expression', () => {
    expect(treeText('select a from f[t;u],v')).toBe('(?;(,;(`f;`t;`u);`v);();0b;(,`a)!,`a)')
  })

  test('a query may be the table of another', () => {
    expect(treeText('select a from select from t where b,c')).toBe('(?;(?;`t;,`b`c;0b;());();0b;(,`a)!,`a)')
  })

  test('a query may stand in a condition', () => {
    expect(treeText('select from t where a in (exec b from u),c')).toBe('(?;`t;,((in;`a;(?;`u;();();,`b));`c);0b;())')
  })

  test('may go over several lines', () => {
    expect(treeText('select a\n by b\n from t')).toBe('(?;`t;();(,`b)!,`b;(,`a)!,`a)')
  })

  test('a query in a function is applied to like any expression', () => {
    expect(treeText('count select from t')).toBe('(#:;(?;`t;();0b;()))')
  })
})

describe('names of columns', () => {
  const namesOf = (columns: string) => {
    const [query] = parseSource(`select ${columns} from t`)
    return query?.kind === 'query' ? query.columns?.map(({ name }) => name).join(' ') : ''
  }

  test.each([
    ['a', 'a'],
    ['b.c', 'c'],
    ['max a', 'a'],
    ['a+b', 'a'],
    ['a*2', 'a'],
    ['2*a', 'x'],
    ['0^a', 'a'],
    ['"j"$a', 'a'],
    ['`p#a', 'a'],
    ['5 xbar a', 'a'],
    ['a wavg b', 'b'],
    ['sum each a', 'a'],
    ['a in `x`y', 'a'],
    ['f[a;b]', 'b'],
    ['{x}a', 'a'],
    ['count i', 'x'],
    ['a,a,a', 'a a1 a2'],
    ['1,2', 'x x1'],
    ['c:a', 'c'],
  ])('%s is named %s', (columns, names) => expect(namesOf(columns)).toBe(names))
})
