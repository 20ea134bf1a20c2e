import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { runAt, startMachine } from '../tests/machine.ts'

test('-38! describes the connections of a process', () => {
  const machine = startMachine()
  machine.start('q server.q -p 5010')
  expect(runAt(machine, '', 'h:hopen 5010;-38!h')).toBe('p f z n m\n---------\nq t 1 0 0')
  expect(runAt(machine, '', 'meta -38!h')).toBe('c| t f a\n-| -----\np| c    \nf| c    \nz| b    \nn| j    \nm| j    ')
  expect(runAt(machine, '', '(-38!2#h)~2#-38!h')).toBe('1b')
})

test('.Q.ipc sets whether messages to a handle may be compressed', () => {
  const machine = startMachine()
  machine.start('q server.q -p 5010')
  expect(runAt(machine, '', 'h:hopen 5010;.Q.ipc[h;([z:0b])];exec z from -38!h')).toBe(',0b')
  expect(runAt(machine, '', '.Q.ipc[h;(enlist`z)!enlist 1b];exec z from -38!h')).toBe(',1b')
})

test.each([
  ['-38!3i', 'domain'],
  ['-38!0 1 2i', 'domain'],
  ['h:hopen`:f;-38!h', 'domain'],
  ['.Q.ipc[3i;([z:0b])]', 'domain'],
])('without a connection, %s signals %s', (input, error) => {
  expect(run(input).split('\n')[0]).toBe(`'${error}`)
})

test.each(['-38!`a', '.Q.ipc[h;0b]', '.Q.ipc[h;([a:0b])]', '.Q.ipc[h;([z:`a])]'])('%s signals type', input => {
  const machine = startMachine()
  machine.start('q server.q -p 5010')
  expect(runAt(machine, '', 'h:hopen 5010', input).split('\n')[0]).toBe("'type")
})

test('-38! of no handles is an empty table', () => {
  expect(run('-38!`int$()')).toBe('p f z n m\n---------')
})
