import { describe, expect, test } from 'vitest'
import { run } from './console.ts'

describe('a signal gives the error its text', () => {
  test.each([
    ["'broken", 'broken'],
    ['\'"no such thing"', 'no such thing'],
    ["'`sym", 'sym'],
    ['\'`$"two words"', 'two words'],
  ])('%s', (input, code) => {
    expect(run(input)).toMatch(`'${code}\n  [0]  ${input}\n`)
  })

  test('made of what a function was given', () => {
    expect(run('f:{\'"bad ",x}', 'f "input"')).toBe('\'bad input\n  [0]  f "input"\n       ^')
  })

  test('under a condition', () => {
    expect(run("root:{if[x<0;'negative];sqrt x}", 'root -1')).toBe(
      "'negative\n  [1]  root:{if[x<0;'negative];sqrt x}\n                     ^",
    )
  })
})

describe('a trap gives its handler the text of the error', () => {
  test.each([
    ['@ of a function and one argument', '@[{1+x};`a;{"caught ",x}]', '"caught type"'],
    ['@ of an operator with its left side', '@[1+;`a;{x}]', '"type"'],
    ['. of a function and several arguments', '.[{x+y};(1;`b);{x}]', '"type"'],
    ['. of an operator', '.[+;(1;`a);{upper x}]', '"TYPE"'],
    ['too many arguments', '.[{x};1 2;{x}]', '"rank"'],
    ['an unknown name', '@[{nope};1;{x}]', '"nope"'],
    ['a signal', "@[{'x};`oops;{x}]", '"oops"'],
    ['a text that cannot be parsed', '@[value;"(1;2";{x}]', ',"("'],
    ['a text that fails', '@[value;"1+`a";{x}]', '"type"'],
    ['a function that calls itself for ever', '@[{.z.s x};1;{x}]', '"stack"'],
    ['a list too long', '@[til;2000000000;{x}]', '"wsfull"'],
  ])('%s', (_, input, output) => {
    expect(run(input)).toBe(output)
  })
})

describe('a handler that is no function is the result', () => {
  test.each([
    ['@[1+;`a;`failed]', '`failed'],
    ['.[{x+y};(1;`b);0N]', '0N'],
    ['1+@[{1+x};`a;10]*2', '21'],
    ['@[{1+x};`a;`a`b!1 2]', 'a| 1\nb| 2'],
  ])('%s', (input, output) => {
    expect(run(input)).toBe(output)
  })
})

test('without an error the handler is not run', () => {
  expect(run('.[{x+y};1 2;{show x}]')).toBe('3')
  expect(run('@[neg;5;0]')).toBe('-5')
})

describe('traps in traps', () => {
  test('the inner one catches first', () => {
    expect(run('@[{@[{1+x};x;{"inner ",x}]};`a;{"outer ",x}]')).toBe('"inner type"')
  })

  test('a signal of the handler goes to the outer one', () => {
    expect(run('@[{@[{\'`deep};x;{\'"more of ",x}]};1;{x}]')).toBe('"more of deep"')
  })

  test('an error in the last handler is printed like any other', () => {
    expect(run('@[{1+x};`a;{x+`b}]')).toMatch(/^'type\n {2}\[1\] {2}\{x\+`b\}\n {9}\^$/)
  })
})

test('what a function did before its error stays done', () => {
  expect(run('n:0', '@[{n::5;1+x};`a;0]', 'n')).toBe('5')
})

test('an error that only shares its text with the end of time is trapped', () => {
  expect(run('@[{\'`stop};0;{"caught ",x}]')).toBe('"caught stop"')
})
