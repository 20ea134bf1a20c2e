import { expect, test } from 'vitest'
import { readExchanges } from '../worker/read-exchanges.ts'
import { groupByInput, writeSession } from './session-text.ts'

test('inputs that are written as a session are read back as they were', () => {
  const inputs = ['a:1', 'f:{\n  x+1}', '', ')', ' b']
  expect(readExchanges(writeSession(inputs)).map(({ typed }) => typed)).toEqual(inputs)
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
