import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

const setUp = [
  'trade:([]sym:`a`b;price:1 2f);quote:([]sym:`c`d;bid:3 4f)',
  'x:1;d:`k`l!1 2;.ns.a:5;.ns.sub.b:6;.ns.d:`p`q!7 8',
]

const ask = (...inputs: string[]) => compact(...setUp, ...inputs)

test('an amend of a context returns its name', () => {
  expect(ask('@[`.;`x;+;1]')).toBe('`.')
  expect(ask('@[`.ns;`a;+;1]')).toBe('`.ns')
})

test.each([
  ['one table', '@[`.;`trade;0#]', '(count trade;count quote;cols trade)', '(0;2;`sym`price)'],
  ['several tables', '@[`.;`trade`quote;0#]', 'count each(trade;quote)', '0 0'],
  ['a table named by a list of one', '@[`.;enlist`quote;0#]', 'count each(trade;quote)', '2 0'],
  ['tables at the end of a day', '@[`.;tables`.;@[;`sym;`g#]0#]', 'attr each(trade;quote)@\\:`sym', '`g`g'],
  ['a variable through an operator', '@[`.;`x;+;1]', 'x', '2'],
  ['a variable named twice', '@[`.;`x`x;+;1 10]', 'x', '12'],
  ['a value for each name', '@[`.;`x`d;:;(7 8;`s)]', '(x;d)', '(7 8;`s)'],
  ['a new variable', '@[`.;`new;:;1 2 3]', 'new', '1 2 3'],
  ['a variable of another type', '@[`.;`x;:;"text"]', 'x', '"text"'],
  ['a path with one name', '.[`.;(),`x;:;5]', 'x', '5'],
  ['a key of a dictionary', '.[`.;`d`k;:;9]', 'd', '`k`l!9 2'],
  ['a column', '.[`.;(`trade;`price;1);neg]', 'trade`price', '1 -2f'],
  ['a variable of a namespace', '@[`.ns;`a;:;1]', '.ns.a', '1'],
  ['a new variable of a namespace', '@[`.ns;`new;:;1]', '.ns.new', '1'],
  ['a namespace in a namespace', '.[`.ns;`sub`b;+;1]', '.ns.sub.b', '7'],
  ['all variables', '@[`.ns.sub;::;neg]', '.ns.sub.b', '-6'],
  ['a dictionary in a namespace', '@[`.ns.d;`p;:;0]', '.ns.d', '`p`q!0 8'],
  ['a handler', '@[`.z;`pc;:;{x}]', '.z.pc', '{x}'],
  ['a variable of .Q', '@[`.Q;`n;:;"01"]', '.Q.n', '"01"'],
])('an amend of a context changes %s', (_, amend, read, expected) => {
  expect(ask(amend, read)).toBe(expected)
})

test('an amend of a context leaves views working, and turns an amended view into a variable', () => {
  expect(ask('v::x+1', '@[`.;`x;:;5]', 'v')).toBe('6')
  expect(ask('v::x+1', '@[`.ns;`a;:;0]', '.ns.d`p')).toBe('7')
  expect(ask('v::x+1', '@[`.;`v;+;1]', 'x:10', 'v')).toBe('3')
})

test('an amend of `. changes variables of the root, whatever the current namespace', () => {
  expect(ask('\\d .ns', '@[`.;`x`d;:;100]', '\\d .', '(x;.ns.d`p)')).toBe('100 7')
})

test.each([
  ['@[`.;`none;0#]', "'none"],
  ['.[`.;`none`k;:;1]', "'none"],
  ['@[`.ns;`none;neg]', "'.ns.none"],
  ['@[`.none;`a;:;1]', "'.none"],
  ['@[`.;`neg;:;1]', "'assign"],
  ['@[`.q;`neg;:;1]', "'assign"],
  ['@[`.;1;:;1]', "'type"],
  ['@[`.;`x`d;:;1 2 3]', "'length"],
  ['reval parse"@[`.;`x;:;1]"', "'noupdate: `. `x"],
])('%s signals %s', (input, error) => {
  expect(ask(input).split('\n')[0]).toBe(error)
})

test('a context applied to a name gives the variable', () => {
  for (const read of ['@[`.;`d]', '.[`.;(),`d]', '`.[`d]', '(get`.)`d']) expect(ask(read)).toBe('`k`l!1 2')
  expect(ask('.[`.;`d`l]')).toBe('2')
  for (const read of ['@[`.;`none]', '.[`.;(),`none]', '`.[`none]', '`.[`x`none]'])
    expect(ask(read).split('\n')[0]).toBe("'none")
})
