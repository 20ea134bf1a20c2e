import { describe, expect, test } from 'vitest'
import { createSession } from '../session/create-session.ts'
import { run } from './console.ts'

describe('each error of q is printed with its code, its input and a caret under the verb that failed', () => {
  test.each([
    ['type', '4*"cat"', 1],
    ['length', '10 20+1 2 3', 5],
    ['rank', '-[9;8;7]', 0],
    ['domain', 'til -3', 0],
    ['nyi', '-37!2', 3],
    ['wsfull', '2000000000#7', 10],
    ['limit', '0W#7', 2],
    ['limit', '2 0W#7', 4],
    ['assign', 'max:3', 3],
    ['type', '`g#3', 2],
    ['s-fail', '`s#9 4', 2],
    ['u-fail', '`u#5 5', 2],
    ['u-fail', '`p#3 4 3', 2],
    ['match', '(1;k):2 3', 5],
    ['mismatch', '([]a:til 3),([]b:til 2)', 11],
    ['stype', "'42", 0],
    ['os', 'system "nosuch"', 0],
    ['nosuch', '`nosuch$1', 7],
    ['price', 'price*2', 0],
    ['.shop.total', '1+.shop.total', 2],
    ['type', '1+2;3+`a', 5],
    ['type', 'x:1;y:x+`a;z:3', 7],
    ['params', '{[a;b;c;d;e;f;g;h;i]a}', 1],
  ])("'%s: %s", (code, input, column) => {
    expect(run(input)).toBe(errorAt(code, input, column))
  })

  test('stack, in the frame where no room was left', () => {
    expect(run('{.z.s x}7')).toMatch(/^'stack\n {2}\[\d{3,}\] {2}\{\.z\.s x\}\n +\^$/)
  })

  test('stop, at the loop that went on', () => {
    const { output } = createSession({ limits: { milliseconds: 20 } }).run('i:0;while[1b;i+:1]')
    expect(output).toBe(`${errorAt('stop', 'i:0;while[1b;i+:1]', 4)}\n`)
  })

  test.each([
    ['cast', 'colour:`red`blue', '`colour$`green', 7],
    ['insert', 's:([k:1 2]v:3 4)', '`s insert(1;5)', 3],
    ['step', 'd:`s#`a`b!1 2', '`d upsert `c`d!3 4', 3],
    ['rank', 'f:{x+1}', 'f[1;2]', 0],
    ['rank', 'f:{x+1}', 'f . (1;2)', 2],
    ['length', 'l:1 2 3', 'l[5]:1', 4],
    ['type', 'l:1 2 3', 'l[0]:`a', 4],
  ])("'%s after %s: %s", (code, before, input, column) => {
    expect(run(before, input)).toBe(errorAt(code, input, column))
  })
})

describe('what is not closed is named and pointed at', () => {
  test.each([
    ['(', '(1;2', 0],
    ['{', '{x+1', 0],
    ['[', 'f[1', 1],
    ['"', '"open', 0],
    [']', '1 2]', 3],
    [')', ')', 0],
  ])('%s in %s', (code, input, column) => {
    expect(run(input)).toBe(errorAt(code, input, column))
  })
})

describe('an error in a function is shown with the depth of its call and the name of the function', () => {
  test.each([
    ['a nameless function', ['{price*2}3'], "'price", '  [1]  {price*2}', 8],
    ['a named function', ['f:{[n] n+unit}', 'f 3'], "'unit", '  [1]  f:{[n] n+unit}', 16],
    [
      'a function called by another',
      ['outer:{inner[x]+1}', 'inner:{x+"ab"}', 'outer 1 2 3'],
      "'length",
      '  [2]  inner:{x+"ab"}',
      15,
    ],
    ['a function in a function', ['wrap:{{x+`a}x*2}', 'wrap 4'], "'type", '  [2]  wrap@:{x+`a}', 15],
    ['a function in a namespace', ['.bank.fee:{x*`rate}', '.bank.fee 10'], "'type", '  [1]  .bank.fee:{x*`rate}', 19],
    ['one defined after \\d', ['\\d .bank', 'fee:{x*`rate}', 'fee 10'], "'type", '  [1]  .bank.fee:{x*`rate}', 19],
    ['a view', ['twice::2*`a', 'twice'], "'type", '  [1]  twice::2*`a', 15],
    ['a view that reads itself', ['a::a+1', '2*a'], "'loop", '  [1]  a::a+1', 10],
    ['an evaluated text', ['value "g:{x+`a};g 2"'], "'type", '  [2]  g:{x+`a}', 11],
  ])('%s', (_, inputs, code, frame, column) => {
    expect(run(...inputs)).toBe(`${code}\n${frame}\n${' '.repeat(column)}^`)
  })

  test('of a function of several lines the line is shown between its neighbours', () => {
    expect(run('sum2:{[a;b]\n  c:a+`b;\n  c*2\n  }', 'sum2[1;2]')).toBe(
      "'type\n  [1]  sum2:{[a;b]\n  c:a+`b;\n     ^\n  c*2",
    )
  })
})

describe('an error in a query is shown where the query begins', () => {
  test.each([
    ['cost', 'select cost from t', 0],
    ['type', 'select price+`a from t', 0],
    ['type', 'select from t where price>`a', 0],
    ['length', 'update size:1 2 3 from t', 0],
    ['nowhere', 'select from nowhere', 12],
    ['dup names for cols/groups price', 'select price by price from t', 0],
    ['from', 'select price t', 0],
  ])("'%s: %s", (code, input, column) => {
    expect(run('t:([]price:1 2)', input)).toBe(errorAt(code, input, column))
  })
})

test('an error ends its input, and the next one goes on', () => {
  const session = createSession()
  expect(session.run('a:1\nb:a+`x\na:2').error).toBe('type')
  expect(session.run('a').output).toBe('1\n')
})

/** What the console prints for an error of an input of one line. */
const errorAt = (code: string, input: string, column: number) =>
  `'${code}\n  [0]  ${input}\n${' '.repeat('  [0]  '.length + column)}^`
