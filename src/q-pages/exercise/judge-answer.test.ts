import { listKeywords } from '@tickwise/q/source/language'
import { expect, test } from 'vitest'
import { readExchanges } from '../fence/session-text.ts'
import { findFailedChecks, findOtherWay } from './judge-answer.ts'

const checks = readExchanges('q)count answer\n2\nq)answer\na b\n---\n1 2\n\nq)b:answer')
const outputs = (...printed: string[]) => printed.map(output => ({ output }))

test('checks that print the same have not failed; blanks at the end of lines and empty lines do not count', () => {
  expect(findFailedChecks(checks, outputs('2\n', 'a b \n---\n1 2\n', ''))).toEqual([])
})

test('a check that prints something else has failed, even if nothing should be printed', () => {
  expect(findFailedChecks(checks, outputs('3\n', 'a b\n---\n1 2\n', "'type\n"))).toEqual([
    { typed: 'count answer', expected: '2', computed: '3' },
    { typed: 'b:answer', expected: '', computed: "'type" },
  ])
})

test('a check without any output has failed', () => {
  expect(findFailedChecks(checks, outputs('2\n'))).toEqual([
    { typed: 'answer', expected: 'a b\n---\n1 2', computed: '' },
  ])
})

test('a check that stopped at a name of its own says which is missing, and not one that the answer uses', () => {
  const check = readExchanges('q)report 1\n2')
  const failed = { typed: 'report 1', expected: '2' }
  const find = (name: string, errorKind: 'name' | 'signal') =>
    findFailedChecks(check, [{ output: `'${name}\n`, error: name, errorKind }])
  expect(find('report', 'name')).toEqual([{ ...failed, computed: "'report", missing: 'report' }])
  expect(find('report', 'signal')).toEqual([{ ...failed, computed: "'report" }])
  expect(find('repotr', 'name')).toEqual([{ ...failed, computed: "'repotr" }])
})

const ran = (text: string, operations = 0) => ({ text, operations, keywords: new Set(listKeywords()) })
const without = (answer: string, ...avoid: string[]) => findOtherWay(ran(answer), { avoid })

test('an answer that uses a name to avoid is told which, each name once', () => {
  expect(without('(count each x),count each y', 'each', 'sum')).toEqual([
    'It uses `each`, and this exercise asks for a way without it.',
  ])
})

test.each([
  ['do', 'do[3;x+:1]'],
  ['while', 'while[x<3;x+:1]'],
  ['each', 'count each x'],
  ['peach', 'count peach x'],
  ['over', '(+) over x'],
  ['scan', '(+) scan x'],
  ['prior', '(-) prior x'],
  ["'", "count'[x]"],
  ['/', '+/[x]'],
  ['\\', '+\\[x]'],
  ["':", "-':[x]"],
  ['/:', 'x+/:y'],
  ['\\:', 'x+\\:y'],
])('`loops` stands for %s too', (name, answer) => {
  expect(without(answer, 'loops')).toEqual([`It uses \`${name}\`, and this exercise asks for a way without it.`])
})

test.each(['"each"', '`each', '1+1 / each item', 'each_count:1', 'x.each'])(
  'a name to avoid does not count in %s',
  answer => {
    expect(without(answer, 'each')).toEqual([])
  },
)

test.each(['"\\n/\\n"', '/\n1\n\\\n2'])('a sign of `loops` does not count in the text or comment %j', answer => {
  expect(without(answer, 'loops')).toEqual([])
})

test('names that repeat nothing are no loops', () => {
  expect(without('select sum price by sym from t where size>avg size', 'loops')).toEqual([])
})

test('an answer that takes too many operations is told how many, with three digits', () => {
  expect(findOtherWay(ran('x', 123_456), { maxOperations: 20_000 })).toEqual([
    'It took 123,000 operations, which is more than the 20,000 that this exercise allows. Which items does it visit more than once?',
  ])
})

test('an answer that takes just as many operations as allowed is accepted', () => {
  expect(findOtherWay(ran('x', 20_000), { maxOperations: 20_000 })).toEqual([])
})

test('where nothing is asked of the way, nothing is said about it', () => {
  expect(findOtherWay(ran('do[3;x+:1]', 1e9), {})).toEqual([])
})
