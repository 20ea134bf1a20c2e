import { describe, expect, test } from 'vitest'
import { parseSource, treeText } from '../tests/tree-text.ts'
import type { Node } from './ast.ts'

const first = (source: string): Node => {
  const [node] = parseSource(source)
  if (!node) throw new Error('an expression is expected')
  return node
}

function find<Kind extends Node['kind']>(source: string, kind: Kind): Extract<Node, { kind: Kind }> {
  const node = first(source)
  if (node.kind !== kind) throw new Error(`${source} is a ${node.kind}`)
  return node as Extract<Node, { kind: Kind }>
}

describe('statements', () => {
  test('stand between semicolons', () =>
    expect(parseSource('a;b;c').map(node => node?.kind)).toEqual(['name', 'name', 'name']))

  test('after a last semicolon there is an empty one', () => expect(parseSource('a:1;').at(-1)).toBeUndefined())

  test('an empty source is one empty statement', () => expect(parseSource(' / nothing')).toEqual([undefined]))

  test('may go over several lines', () => expect(treeText('a:1+\n  2')).toBe('(:;`a;(+;1;2))'))
})

test('after k) an operator may be unary', () => expect(treeText('k)2+#x')).toBe('(+;2;(#:;`x))'))

describe('lists and brackets', () => {
  test.each([
    ['()', '()'],
    ['(1;`a)', '(enlist;1;,`a)'],
    ['(1;;2)', '(enlist;1;::;2)'],
    ['(x)', '`x'],
    ['((1;2);3)', '(enlist;(enlist;1;2);3)'],
    ['f[]', '(`f;::)'],
    ['f[1;]', '(`f;1;::)'],
    ['+[1;2]', '(+;1;2)'],
    ['[a;b]', '(";";`a;`b)'],
  ])('%s is %s', (source, tree) => expect(treeText(source)).toBe(tree))

  test('an item left out is undefined', () => expect(find('f[;2]', 'apply').args[0]).toBeUndefined())
})

describe('functions', () => {
  test('know their parameters and their text', () => {
    const { parameters, source } = find('{[a;b] a+b / sum\n }', 'lambda')
    expect([parameters, source]).toEqual([['a', 'b'], '{[a;b] a+b / sum\n }'])
  })

  test('imply their parameters if none are written', () => expect(find('{x}', 'lambda').parameters).toBeUndefined())

  test('may have no parameters at all', () => expect(find('{[] 1}', 'lambda').parameters).toEqual([]))

  test('a parameter may be a pattern', () => {
    expect(find('{[a:`j;(b;c)] a}', 'lambda').parameters).toMatchObject([{ kind: 'assign' }, { kind: 'list' }])
  })

  test('have an empty last statement after a semicolon', () =>
    expect(find('{a;}', 'lambda').body.at(-1)).toBeUndefined())

  test('count the offsets of their nodes from their brace', () => {
    const [inner] = find('1+f:{ x+y }', 'apply').args.slice(1)
    expect(inner).toMatchObject({ value: { body: [{ at: 3 }] } })
  })

  test('return and signal', () => {
    expect(find('{:x;\'"no"}', 'lambda').body.map(node => node?.kind)).toEqual(['return', 'signal'])
  })

  test('a signal may stand in a condition', () => expect(treeText("$[a;'`b;c]")).toBe("($;`a;(';,`b);`c)"))
})

describe('control', () => {
  test.each(['if[a;b]', 'do[3;a;b]', 'while[a;b]', '$[a;b;c]', ':[x;1;`a;`b]'])('%s is a control', source => {
    expect(first(source).kind).toBe('control')
  })

  test('a dollar with two arguments is a cast', () => expect(first('$[`j;x]').kind).toBe('apply'))
})

describe('assignments', () => {
  test('a double colon is global, in a function too', () => {
    expect(find('v::a + b; c', 'assign')).toMatchObject({ isGlobal: true })
    expect(find('{v::a}', 'lambda').body).toMatchObject([{ isGlobal: true }])
  })

  test('a name in brackets is indexed', () => {
    expect(find('x[;1]+:2', 'assign')).toMatchObject({
      target: { name: 'x' },
      index: [undefined, {}],
      verb: { name: '+' },
    })
  })

  test('a pattern may hold types and leave items out', () => {
    expect(find('(a:`j;;b):x', 'assign').target).toMatchObject({
      kind: 'list',
      items: [{ kind: 'assign' }, undefined, { kind: 'name' }],
    })
  })
})

describe('tables and dictionaries', () => {
  test.each([
    ['([]a:1 2;b:3 4)', '(+:;(!;,`a`b;(enlist;1 2;3 4)))'],
    ['([k:1 2]a:3 4)', '(!;(+:;(!;,,`k;(enlist;1 2)));(+:;(!;,,`a;(enlist;3 4))))'],
    ['([k:1 2];a:3 4)', '(!;(+:;(!;,,`k;(enlist;1 2)));(+:;(!;,,`a;(enlist;3 4))))'],
    ['([a:1;b:2])', '(!;,`a`b;(enlist;1;2))'],
    ['([]a;b.c)', '(+:;(!;,`a`c;(enlist;`a;`b.c)))'],
    ['([]1 2;3 4)', '(+:;(!;,`x`x1;(enlist;1 2;3 4)))'],
  ])('%s is %s', (source, tree) => expect(treeText(source)).toBe(tree))

  test('an entry may lack its value', () => expect(find('([a:;b:1])', 'dictionary').entries[0]?.value).toBeUndefined())
})

describe('the offsets that errors are shown at', () => {
  test.each([
    ['1+x', 1],
    ['f x', 0],
    ['ab cd[1]', 0],
    ['1 2 +/x', 4],
    ['a in b', 2],
    ['x[1]:2', 4],
    ['x+:2', 1],
    ['$[a;b;c]', 0],
    ['(1;2)', 0],
  ])('of %s is %i', (source, at) => expect(first(source).at).toBe(at))
})
