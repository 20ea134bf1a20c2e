import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'

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

test('a scan with an operator is the running aggregate', () => {
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

test('a scan of no items with an operator gives what a fold gives', () => {
  expect(run('(*\\)0#0')).toBe('1')
  expect(run('(+\\)()')).toBe(run('(+/)()'))
})

test('over and scan with a list of lists or functions index it with the last result and the item', () => {
  expect(run('0 (1 2 0;0 1 2;2 2 2)\\0 1 1 2')).toBe('1 1 1 2')
  expect(run('0 ({x+1};{2-x})/1 1')).toBe('1')
  expect(run('d:`p`q!(`a`b!`p`q;`a`b!`q`p)', '`p d\\`a`b`b')).toBe('`p`q`p')
})

test('a scan may start from a dictionary or a keyed table, which is no list of items', () => {
  expect(run('{x+y}\\[`a`b!1 2;10 20]')).toBe('a  b \n-----\n11 12\n31 32')
  expect(run('count{x,y}\\[`a`b!1 2;(`a`c!5 6;`d`e!7 8)]')).toBe('2')
  expect(run('last{x upsert y}\\[([k:`a`b]v:1 2);((`a;5);(`c;6))]')).toBe('k| v\n-| -\na| 5\nb| 2\nc| 6')
  expect(run('0 {x+y}\\`a`b!1 2')).toBe('a| 1\nb| 3')
})
