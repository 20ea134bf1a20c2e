import { expect, test } from 'vitest'
import { groupByInput, isSession, readExchanges, writeSession } from './session-text.ts'

test('each prompt starts an exchange, with the lines below as what was printed', () => {
  expect(readExchanges('q)1+1\n2\nq)a:5\nq)til 2\n0 1')).toEqual([
    { line: 0, prompt: 'q)', typed: '1+1', printed: '2\n' },
    { line: 2, prompt: 'q)', typed: 'a:5', printed: '' },
    { line: 3, prompt: 'q)', typed: 'til 2', printed: '0 1\n' },
  ])
})

test('an input goes on while a bracket is open', () => {
  expect(readExchanges('q)f:{\n  x+1}\nq)f 1\n2').map(({ typed }) => typed)).toEqual(['f:{\n  x+1}', 'f 1'])
})

test('prompts of namespaces and of suspended functions count', () => {
  expect(readExchanges('q.ns)a\n1\nq))b\n2').map(({ typed }) => typed)).toEqual(['a', 'b'])
})

test('inputs that are written as a session are read back as they were', () => {
  const inputs = ['a:1', 'f:{\n  x+1}', '', ')', ' b']
  expect(readExchanges(writeSession(inputs)).map(({ typed }) => typed)).toEqual(inputs)
})

test('inputs that are written as a session keep the prompts of the printed one', () => {
  const printed = readExchanges('q)f`a\nq))x\nq))\\')
  expect(readExchanges(writeSession(['f`b', 'x;y', '\\'], printed)).map(({ prompt }) => prompt)).toEqual([
    'q)',
    'q))',
    'q))',
  ])
})

test('complete lines of one input become inputs of their own, and their results are put together', () => {
  const inputs = ['a:1\nb:2', 'f:{\nx}\nf 1', 'c']
  const typed = readExchanges(writeSession(inputs)).map(exchange => exchange.typed)
  expect(typed).toEqual(['a:1', 'b:2', 'f:{\nx}', 'f 1', 'c'])
  expect(groupByInput(inputs, typed)).toEqual([['a:1', 'b:2'], ['f:{\nx}', 'f 1'], ['c']])
})

test('inputs after the end of the session have no results', () => {
  expect(groupByInput(['a', 'b', 'c'], [1])).toEqual([[1], [], []])
})

test('only text with a prompt at the start of a line is a session', () => {
  expect(['a:1\nq)a', 'q.ns)a', 'q))', 'f:{q)}', ' q)1', 'q'].map(isSession)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
