import { expect, test } from 'vitest'
import { readExchanges } from './read-exchanges.ts'

test('each prompt starts an exchange, with the lines below as what was printed', () => {
  expect(readExchanges('q)1+1\n2\nq)a:5\nq)til 2\n0 1')).toEqual([
    { line: 0, typed: '1+1', printed: '2\n' },
    { line: 2, typed: 'a:5', printed: '' },
    { line: 3, typed: 'til 2', printed: '0 1\n' },
  ])
})

test('an input goes on while a bracket is open', () => {
  expect(readExchanges('q)f:{\n  x+1}\nq)f 1\n2').map(({ typed }) => typed)).toEqual(['f:{\n  x+1}', 'f 1'])
})

test('prompts of namespaces and of suspended functions count', () => {
  expect(readExchanges('q.ns)a\n1\nq))b\n2').map(({ typed }) => typed)).toEqual(['a', 'b'])
})
