import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'

describe('each', () => {
  test.each([
    ["count'[(1 2;3;4 5 6)]", '2 1 3'],
    ['count each (1 2;3;4 5 6)', '2 1 3'],
    ["1 2 3+'10 20 30", '11 22 33'],
    ["1+'10 20", '11 21'],
    ["{x+y*z}'[1 2;3 4;5 6]", '16 26'],
    ['{2*x} each `a`b!3 4', 'a| 6\nb| 8'],
    ["1 2,'3 4", '1 3\n2 4'],
    ['{x} each ()', '()'],
    ["0 1 0'[1 2 3;4 5 6]", '1 5 3'],
  ])('%s', (input, expected) => expect(run(input)).toBe(expected))

  test('lists of different counts signal length', () => expect(run("1 2+'1 2 3")).toMatch(/^'length/))
})

describe('each left and each right', () => {
  test.each([
    ['1 2,\\:9', '1 9\n2 9'],
    ['9,/:1 2', '9 1\n9 2'],
    ['1 2+/:\\:10 20', '11 21\n12 22'],
    ['"ab",/:("x";"yz")', '"abx"\n"abyz"'],
  ])('%s', (input, expected) => expect(run(input)).toBe(expected))
})

describe('each prior', () => {
  test.each([
    ["(-':)1 4 9", '1 3 5'],
    ["10-':1 4 9", '-9 3 5'],
    ["(-':)2000.01.03 2000.01.07", '2 4i'],
    ["(%':)2 4 6f", '2 2 1.5'],
    ['{x+2*y} prior 1 2', '0N 4'],
    ["(>':)1 3 2", '110b'],
    ["(&':)3 1 2", '3 1 1'],
    ["(|':)1 3 2", '1 3 3'],
    ["(,':)`a`b", ',`a\n`b`a'],
    ["({2*x}':)1 2", '2 4'],
  ])('%s', (input, expected) => expect(run(input)).toBe(expected))
})

test('each prior starts from the identity of an operator, also for rows and booleans', () => {
  expect(run("-':[(2 4;9 9)]")).toBe('2 4\n7 5')
  expect(run("&':[(2 4;9 3)]")).toBe('2 4\n2 3')
  expect(run("+':[([]a:1 5)]")).toBe('a\n-\n1\n6')
  expect(run("&':[110b]")).toBe('110b')
})

test("-': is deltas and %': is ratios", () => {
  for (const list of [
    '1 0N 3',
    '0#0',
    '()',
    '(1;2.5;0n)',
    '(1 2;3 0N)',
    '`a`b!1 4',
    '([]a:1 4;b:2 3)',
    '5',
    '2024.01.01 2024.01.03',
  ])
    for (const [operator, verb] of [
      ['-', 'deltas'],
      ['%', 'ratios'],
    ])
      expect(run(`(${operator}':)${list}`), `${operator} ${list}`).toBe(run(`${verb} ${list}`))
})

test('Case picks from dictionaries by index and keeps their keys', () => {
  expect(run("0 1 0'[`a`b`c!1 2 3;`a`b`c!10 20 30]")).toBe('a| 1\nb| 20\nc| 3')
  expect(run("0 1 0'[`a`b`c!1 2 3;10 20 30]")).toBe('a| 1\nb| 20\nc| 3')
})
