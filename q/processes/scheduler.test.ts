import { expect, test } from 'vitest'
import { Scheduler } from './scheduler.ts'

test('what is sent in one turn may not take up all memory', () => {
  const scheduler = new Scheduler(() => 0n, 2000)
  const message = new Uint8Array(2 ** 26)
  expect(scheduler.count(message)).toBe(message)
  scheduler.count(message)
  expect(() => scheduler.count(message)).toThrow('wsfull')
  scheduler.startTurn()
  expect(scheduler.count(message)).toBe(message)
})

test('the clock is put forward, never back', () => {
  const scheduler = new Scheduler(() => 100n, 2000)
  scheduler.moveClock(150n)
  scheduler.moveClock(120n)
  expect(scheduler.now()).toBe(150n)
})
