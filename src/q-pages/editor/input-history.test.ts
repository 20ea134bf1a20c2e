import { expect, test } from 'vitest'
import { createInputHistory } from './input-history.ts'

test('older inputs come back one after the other, and stop at the first', () => {
  const history = createInputHistory(['a:1', 'a+1'])
  expect([history.findOlder(''), history.findOlder('a+1'), history.findOlder('a:1')]).toEqual(['a+1', 'a:1', undefined])
})

test('after the newest input comes what was being typed', () => {
  const history = createInputHistory(['a:1', 'a+1'])
  history.findOlder('selec')
  history.findOlder('a+1')
  expect([history.findNewer(), history.findNewer(), history.findNewer()]).toEqual(['a+1', 'selec', undefined])
})

test('an input that ran is the newest, and what was being typed is forgotten', () => {
  const history = createInputHistory(['a:1'])
  history.findOlder('draft')
  history.add('b:2')
  expect(history.findNewer()).toBeUndefined()
  expect(history.findOlder('')).toBe('b:2')
  expect(history.findNewer()).toBe('')
})

test('repeated and empty inputs are kept out', () => {
  const history = createInputHistory(['a', 'a', ' ', ''])
  expect(history.findOlder('')).toBe('a')
  expect(history.findOlder('a')).toBeUndefined()
})
