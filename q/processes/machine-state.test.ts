import { expect, test } from 'vitest'
import { MachineState } from './machine-state.ts'

test('what is sent in one turn may not take up all memory', () => {
  const machine = new MachineState(() => 0n, 2000)
  const message = new Uint8Array(2 ** 26)
  expect(machine.count(message)).toBe(message)
  machine.count(message)
  expect(() => machine.count(message)).toThrow('wsfull')
  machine.startTurn()
  expect(machine.count(message)).toBe(message)
})

test('the clock is put forward, never back', () => {
  const machine = new MachineState(() => 100n, 2000)
  machine.moveClock(150n)
  machine.moveClock(120n)
  expect(machine.now()).toBe(150n)
})
