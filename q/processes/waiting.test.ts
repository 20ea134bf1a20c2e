import { expect, test } from 'vitest'
import { runAt, startMachine } from '../tests/machine.ts'

/** A machine with servers on the ports 5011, 5012 and so on. */
function startServers(count: number, milliseconds = 2000) {
  const machine = startMachine({ limits: { milliseconds } })
  const names = Array.from({ length: count }, (_, index) => machine.start(`q -p ${5011 + index}`).name)
  return { machine, names, ask: (...inputs: string[]) => runAt(machine, '', ...inputs) }
}

test('h[] waits for the next message on the handle and gives it', () => {
  const { ask } = startServers(3)
  expect(ask('hs:hopen each 5011 5012 5013', 'neg[hs]@\\:({neg[.z.w]sum x};til 10);{x[]}each hs')).toBe('45 45 45')
})

test('an answer put off with -30! is given later, by another message', () => {
  const { machine, ask } = startServers(2)
  for (const line of ['worker:hopen 5012', 'ask:{[c;q]neg[.z.w](`answer;c;value q)}', 'answer:{[c;r] -30!(c;0b;r)}'])
    runAt(machine, 'q', line)
  runAt(machine, 'q', '.z.pg:{[q]neg[worker](ask;.z.w;q);-30!(::)}')
  expect(ask('h:hopen 5011', 'h"6*7"')).toBe('42')
  expect(ask('h"1 2 3"')).toBe('1 2 3')
})

test('an answer put off may be an error', () => {
  const { machine, ask } = startServers(1)
  runAt(machine, 'q', '.z.pg:{-30!(::);later::.z.w}', '.z.ts:{-30!(later;1b;"too late")}', '\\t 100')
  expect(ask('h:hopen 5011', 'h"x"')).toMatch(/^'too late\n/)
})

test('an answer that nobody expects is refused', () => {
  const { machine, ask } = startServers(1)
  ask('h:hopen 5011')
  expect(runAt(machine, 'q', '-30!(6i;0b;1)')).toMatch(/^'Handle 6 was not expecting a response msg/)
  expect(runAt(machine, 'q', '-30!(9i;0b;1)')).toMatch(/^'domain/)
})

test('an answer that never comes is an error, not a wait without end', () => {
  const { machine, ask } = startServers(1)
  expect(ask('h:hopen 5011', 'h[]')).toMatch(/^'deadlock: q cannot answer the first process/)
  runAt(machine, 'q', '.z.pg:{-30!(::)}')
  expect(ask('h"x"')).toMatch(/^'deadlock/)
  expect(ask('1+1')).toBe('2')
})

test('processes that wait for each other on connections of their own end in an error', () => {
  const { machine, ask } = startServers(1)
  ask('\\p 7000', 'h:hopen 5011')
  runAt(machine, 'q', 'back:hopen 7000', '.z.pg:{back"1"}')
  expect(ask('h"x"')).toMatch(/^'deadlock: the first process cannot answer q/)
  runAt(machine, 'q', '.z.pg:{hopen 7000}')
  expect(ask('h"x"')).toMatch(/^'deadlock: the first process cannot answer q/)
  runAt(machine, 'q', '.z.pg:{hopen(7000;100)}')
  expect(ask('h"x"')).toMatch(/^'timeout/)
})

test('messages without end are cut off', () => {
  const { machine, ask } = startServers(1, 100)
  runAt(machine, 'q', 'pong:{neg[.z.w](`ping;x+1)}')
  const { output, error } = machine.console('')?.run('ping:{neg[.z.w](`pong;x+1)}\nh:hopen 5011\nneg[h](`pong;1)') ?? {}
  expect(output).toBe("'stop\n")
  expect(error).toBe('stop')
  expect(ask('h"1+1"')).toBe('2')
})

test('a handler that is stopped says so once', () => {
  const { machine, ask } = startServers(1, 100)
  runAt(machine, 'q', 'pong:{neg[.z.w](`ping;x+1)}')
  ask('ping:{while[1b;]}', 'h:hopen 5011')
  for (let turn = 1; turn <= 2; turn++) expect(ask('neg[h](`pong;1)').match(/^'.*/gm)).toEqual(["'stop"])
  expect(ask('h"1+1"')).toBe('2')
})

test('requests within requests without end are an error, after which all goes on', () => {
  const { machine, ask } = startServers(1)
  runAt(machine, 'q', 'up:{.z.w(`down;x+1)}')
  ask('down:{h(`up;x+1)}', 'h:hopen 5011', '\\d .n')
  expect(ask('`.[`h](`up;0)')).toMatch(/^'(?:stack|stop)/)
  expect(machine.console('')?.prompt).toBe('q.n)')
  expect(ask('\\d .', 'h".z.w"')).toBe('6i')
  expect(ask('.z.w')).toBe('0i')
})

test('a request that takes too long ends', () => {
  const { ask } = startServers(1, 100)
  expect(ask('h:hopen 5011', 'h"while[1b;]"')).toMatch(/^'stop/)
  expect(ask('h"1+1"')).toBe('2')
})

test('a server that ends leaves an error and a handle that cannot be used', () => {
  const { machine, ask } = startServers(1)
  ask('.z.pc:{0N!(`lost;x)}', 'h:hopen 5011')
  expect(ask('h"exit 3"')).toMatch(/^'close handle: 3\n[\s\S]*\(`lost;3i\)$/)
  expect(machine.isRunning('q')).toBe(false)
  expect(ask('h"1"')).toMatch(/^'Cannot write to handle 3/)
})
