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

  test('lists of different lengths do not pair', () => expect(run("1 2+'1 2 3")).toMatch(/^'length/))
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

describe('over', () => {
  test.each([
    ['(+/)1 2 3', '6'],
    ['10+/1 2 3', '16'],
    ['+/[10;1 2 3]', '16'],
    ['{x+y*z}/[1;2 3;4 5]', '24'],
    ['{x%2}/[{x>1};40.]', '0.625'],
    ['3{2*x}/1', '8'],
    ['{x div 2}/[100]', '0'],
    ['(,/)(1 2;3)', '1 2 3'],
    ['({x+y}/)`a`b!4 5', '9'],
    ['(+/)0#0', '0'],
    ['(+/;*/;|/;&/)@\\:()', '0 1 -0W 0W'],
    ['{x+y}over 1 2 3', '6'],
    ['(+/)`a`b!1 0N', '1'],
    ['(and/)0#0', '0W'],
    ['(or/)0N 0N', '-0W'],
  ])('%s', (input, expected) => expect(run(input)).toBe(expected))
})

describe('scan', () => {
  test.each([
    ['(+\\)1 2 3', '1 3 6'],
    ['10+\\1 2 3', '11 13 16'],
    ['3{2*x}\\1', '1 2 4 8'],
    ['{x div 2}\\[10]', '10 5 2 1 0'],
    // A value that comes round to the first one ends the chain, too.
    ['{(x+1)mod 3}\\[0]', '0 1 2'],
    ['{x*y} scan 1 2 3 4', '1 2 6 24'],
    ['(,\\)`a`b', ',`a\n`a`b'],
    ['({x+y}\\)`a`b!4 5', 'a| 4\nb| 9'],
    ['1f (0.5)\\2 4 8f', '2.5 5.25 10.625'],
  ])('%s', (input, expected) => expect(run(input)).toBe(expected))
})

test('an operator scanned over a list is the running aggregate', () => {
  const lists = ['1 0N 3', '0N 2 1', '(1;2.5;0n)', '(1 2;3 0N)', '`a`b!1 0N', '([]a:1 0N;b:2 3)', '5']
  const pairs = [
    ['+', 'sums'],
    ['*', 'prds'],
    ['&', 'mins'],
    ['and', 'mins'],
    ['|', 'maxs'],
    ['or', 'maxs'],
    ['^', 'fills'],
  ] as const
  for (const list of lists)
    for (const [operator, verb] of pairs)
      expect(run(`(${operator}\\)${list}`), `${operator} ${list}`).toBe(run(`${verb} ${list}`))
})

test('an operator scanned over no items gives what it reduces them to', () => {
  expect(run('(*\\)0#0')).toBe('1')
  expect(run('(+\\)()')).toBe(run('(+/)()'))
})

test('- and % between neighbours are deltas and ratios', () => {
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

test('a case picks from dictionaries by index and keeps their keys', () => {
  expect(run("0 1 0'[`a`b`c!1 2 3;`a`b`c!10 20 30]")).toBe('a| 1\nb| 20\nc| 3')
  expect(run("0 1 0'[`a`b`c!1 2 3;10 20 30]")).toBe('a| 1\nb| 20\nc| 3')
})

test('each prior starts from the identity of an operator, for rows and booleans too', () => {
  expect(run("-':[(2 4;9 9)]")).toBe('2 4\n7 5')
  expect(run("&':[(2 4;9 3)]")).toBe('2 4\n2 3')
  expect(run("+':[([]a:1 5)]")).toBe('a\n-\n1\n6')
  expect(run("&':[110b]")).toBe('110b')
})

test('functions are composed by an iterator with two arguments', () => {
  expect(run("'[neg;{x+y}][1;2]")).toBe('-3')
  expect(run("('[;])over(neg;abs;-)", "(('[;])over(neg;abs;-))[1;5]")).toBe('-4')
})

test('an iterator may follow another', () => {
  expect(run("+/'[(1 2;3 4)]")).toBe('3 7')
  expect(run('(,//)(1;(2;(3;4)))')).toBe('1 2 3 4')
})

test('a list of lists or functions takes two arguments between items', () => {
  expect(run('0 (1 2 0;0 1 2;2 2 2)\\0 1 1 2')).toBe('1 1 1 2')
  expect(run('0 ({x+1};{2-x})/1 1')).toBe('1')
  expect(run('d:`p`q!(`a`b!`p`q;`a`b!`q`p)', '`p d\\`a`b`b')).toBe('`p`q`p')
})
