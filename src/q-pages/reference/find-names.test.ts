import { describe, expect, test } from 'vitest'
import { findNames } from './find-names.ts'

test('names have the offsets of their tokens', () => {
  expect(findNames('a:til 10')).toEqual([
    { name: ':', start: 1, end: 2, rank: 2 },
    { name: 'til', start: 2, end: 5, rank: 1 },
    { name: 'long', start: 6, end: 8, rank: undefined },
  ])
})

test('offsets count through all lines of a script', () => {
  const code = 'a:1\nf:{\n  neg x}\n'
  const found = findNames(code).find(({ name }) => name === 'neg')
  expect(code.slice(found?.start, found?.end)).toBe('neg')
})

test.each([
  ['count x / how many', ['count', '{}']],
  ['/ count x\nneg x', ['neg', '{}']],
  ['/\ncount x\n\\\nneg x', ['neg', '{}']],
])('comments are left out of %j', (code, names) => {
  expect(listNames(code)).toEqual(names)
})

test.each([
  ['price,qty', [',']],
  ['{[price;qty]price*qty}', ['{}', '[]', ';', '[]', '*', '{}']],
  ['.my.total price', []],
])('names that the code itself defines are left out of %j', (code, names) => {
  expect(listNames(code)).toEqual(names)
})

test('what the interpreter rejects is left out', () => {
  expect(listNames('neg 1.2.3')).toEqual(['neg'])
})

test.each(['x', 'y', 'z'])('the implicit parameter %s belongs to the braces', name => {
  expect(listNames(name)).toEqual(['{}'])
})

test('each bracket and semicolon is explained', () => {
  expect(listNames('{(1;`a)[0]}')).toEqual(['{}', '()', 'long', ';', 'symbol', '()', '[]', 'long', '[]', '{}'])
})

test('words of queries and control structures, names of namespaces and iterators are explained', () => {
  expect(listNames("select from t where f'[a]")).toEqual(['select', 'from', 'where', "'", '[]', '[]'])
  expect(listNames('if[.z.K<4;exit 1]')).toEqual(['if', '[]', '.z.K', '<', 'long', ';', 'exit', 'long', '[]'])
  expect(listNames('f/:a,\\:b')).toEqual(['/:', ',', '\\:'])
})

test.each([
  ['\\t til 5', ['\\t', 'til', 'long']],
  ['\\ts til 5', ['\\ts', 'til', 'long']],
  ['\\t:100 til 5', ['\\t', 'til', 'long']],
  ['\\ts:100 til 5', ['\\ts', 'til', 'long']],
])('%s is a system command, whatever its number of repetitions, with an expression', (code, names) => {
  expect(listNames(code)).toEqual(names)
})

test.each([
  ['\\l prices.q', '\\l'],
  ['\\d .prices', '\\d'],
  ['\\\\', '\\\\'],
])('%s is the system command %s', (code, name) => {
  expect(listNames(code)[0]).toBe(name)
})

test.each(['\\l prices.q', '\\p 5010', '\\d .prices'])('the argument of %s is no text of q', code => {
  expect(listNames(code)).toHaveLength(1)
})

test.each(['-8!x', '-11!x', '0N!x'])('%s is one internal function with one argument', code => {
  const name = code.slice(0, -1)
  expect(findNames(code)[0]).toEqual({ name, start: 0, end: name.length, rank: 1 })
})

describe('a literal has the name of its type', () => {
  test.each([
    ['boolean', ['1b', '0b', '101b']],
    ['guid', ['0Ng']],
    ['byte', ['0x', '0x1f', '0x0102']],
    ['short', ['1h', '-1h', '0Nh', '0Wh', '1 2 3h']],
    ['int', ['1i', '0Ni', '-0Wi']],
    ['long', ['1', '-1', '1j', '0N', '0W', '-0W', '1 2 3']],
    ['real', ['1e', '1.5e', '0Ne', '0we']],
    ['float', ['1f', '1.5', '1.', '.5', '1e5', '0n', '0w', '-0w', '1 2f', '1 2.5']],
    ['char', ['"a"', '"abc"', '""', '" "']],
    ['symbol', ['`', '`a', '`a`b', '`:prices/t']],
    ['timestamp', ['2024.03.15D09:30:00.123456789', '2024.03.15D', '0Np', '0Wp']],
    ['month', ['2024.03m', '0Nm']],
    ['date', ['2024.03.15', '2024.03.15 2024.03.16', '0Nd']],
    ['datetime', ['2024.03.15T09:30:00.000', '0Nz']],
    ['timespan', ['0D09:30', '1D', '-1D', '0D00:00:00.000000001', '09:30:00.123456789', '09:30n', '0Nn']],
    ['minute', ['09:30', '-09:30', '0Nu']],
    ['second', ['09:30:00', '0Nv']],
    ['time', ['09:30:00.123', '0Nt']],
  ])('%s', (type, literals) => {
    expect(literals.map(literal => [literal, listNames(literal)])).toEqual(literals.map(literal => [literal, [type]]))
  })

  test.each(['1.5 2', '0n 1 2', '1 0N 2f'])('%s is a literal of floats', literal => {
    expect(new Set(listNames(literal))).toEqual(new Set(['float']))
  })

  test('a text with an escape is one literal', () => {
    expect(listNames('"a\\nb"')).toEqual(['char'])
  })
})

describe('the number of arguments', () => {
  test.each([
    ['x,y', ',', 2],
    ['(1 2),y', ',', 2],
    ['f[1],y', ',', 2],
    ['"ab",y', ',', 2],
    ['`a,y', ',', 2],
    ['0N,y', ',', 2],
    ['{x}neg y', 'neg', 2],
    ['(,:)x', ',:', 1],
    ['neg x', 'neg', 1],
    ['not neg x', 'neg', 1],
    ['2+neg x', 'neg', 1],
    ['(neg x)', 'neg', 1],
    ['`a xasc t', 'xasc', 2],
    ['f each x', 'each', 2],
    ['-8!neg x', 'neg', 1],
  ])('in %s, %s has as many as stand beside it: %d', (code, name, rank) => {
    expect(rankOf(code, name)).toBe(rank)
  })

  test.each([
    ['@[x;i;f]', '@', 3],
    ['.[x;i;f;y]', '.', 4],
    ['neg[x]', 'neg', 1],
    ['ssr[(x;y);f[a;b];{x;y}]', 'ssr', 3],
    ['+/[0;x]', '/', 2],
    ['@[;i;f]', '@', 3],
  ])('in %s, %s has as many as its brackets hold: %d', (code, name, rank) => {
    expect(rankOf(code, name)).toBe(rank)
  })

  test.each([
    ['(neg)x', 'neg'],
    ['(+)', '+'],
    ['x,\\:y', ','],
    ['x,\\:y', '\\:'],
    ['+/x', '+'],
    ['@[x;', '@'],
    ['1 2', 'long'],
    ['{x}', '{}'],
    ['select from t', 'select'],
  ])('in %s it is not known for %s', (code, name) => {
    expect(rankOf(code, name)).toBeUndefined()
  })

  test.each([
    ['count each x', 'each', 2],
    ['.z.ps:{x}', ':', 2],
    ['x,:y', ',:', 2],
  ])('in %s, %s has the function or the operator before it as an argument: %d', (code, name, rank) => {
    expect(rankOf(code, name)).toBe(rank)
  })

  test.each([
    ['.z.p', '.z.p'],
    ['::', '::'],
    ['(+;1;2)', '+'],
    ['neg;x', 'neg'],
  ])('in %s, nothing is an argument of %s', (code, name) => {
    expect(rankOf(code, name)).toBeUndefined()
  })
})

const listNames = (code: string) => findNames(code).map(({ name }) => name)

const rankOf = (code: string, wanted: string) => {
  const found = findNames(code).find(({ name }) => name === wanted)
  if (!found) throw new Error(`${wanted} is not found in ${code}.`)
  return found.rank
}
