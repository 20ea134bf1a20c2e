import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('further indices into a list or dictionary of functions are arguments', () => {
  expect(run('(neg;{x-y};max)[1;9;2]')).toBe('7')
  expect(run('(neg;max)[;3 5]')).toBe('-3 -5\n5')
  expect(run('(`f`g!(neg;{x-y}))[`g;4]')).toBe('{x-y}[4]')
})

test('a value before each-left or each-right with one argument is vs or sv', () => {
  expect(run('("-"\\:)"ab-c"')).toBe('"ab"\n,"c"')
  expect(run('("-"/:)("ab";"c")')).toBe('"ab-c"')
  expect(run('(2 3\\:)5')).toBe('1 2')
  expect(run('(1 2;3 4)\\:[1;0 1]')).toBe('3 4')
})

test('a projection of a list takes at most eight items', () => {
  expect(run('(;;;;;;;)[1;2;3;4;5;6;7;8]')).toBe('1 2 3 4 5 6 7 8')
  expect(run('(;;;;;;;;)[1;2;3;4;5;6;7;8;9]')).toMatch(/^'rank/)
})

describe('handles', () => {
  test('1 prints a text, -1 adds a newline', () => {
    expect(run('-1 "done";')).toBe('done')
    expect(run('1 "a";')).toBe('a')
    expect(run('-1 ("ab";"cd");')).toBe('ab\ncd')
  })

  test('0 evaluates in the session itself', () => expect(run('0 "1+2"')).toBe('3'))

  test('0 calls .z.ps if it is defined', () => {
    expect(run('.z.ps:{(`got;x)}', '0 "1+2"')).toBe('`got\n"1+2"')
  })

  test('a trap catches an error of a handle', () => {
    expect(run('@[0;"1+`a";{`caught,x}]')).toBe('`caught\n"t"\n"y"\n"p"\n"e"')
    expect(run('.[0;enlist"1+`a";{x}]')).toBe('"type"')
  })

  test('a message to 0 may be a command', () => expect(run('0 "\\\\P"')).toBe('7i'))

  test('a number that is no handle signals an error', () =>
    expect(run('7 "x"')).toMatch(/^'Cannot write to handle 7\./))
})
