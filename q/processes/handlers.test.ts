import { expect, test } from 'vitest'
import { runAt, startMachine } from '../tests/machine.ts'

function startServer(...handlers: string[]) {
  const machine = startMachine()
  machine.start('q -p 5010')
  for (const handler of handlers) runAt(machine, 'q', handler)
  const ask = (...inputs: string[]) => runAt(machine, '', ...inputs)
  return { machine, ask }
}

test('.z.pg answers sync messages and .z.ps takes async ones', () => {
  const { machine, ask } = startServer('.z.pg:{(`pg;x)}', '.z.ps:{got::(`ps;x)}')
  expect(ask('h:hopen 5010', 'h"1+1"')).toBe('`pg\n"1+1"')
  ask('neg[h]1 2')
  expect(runAt(machine, 'q', 'got')).toBe('`ps\n1 2')
})

test('\\x gives a handler its default again', () => {
  const { machine, ask } = startServer('.z.pg:{`mine}')
  expect(ask('h:hopen 5010', 'h"1+1"')).toBe('`mine')
  runAt(machine, 'q', '\\x .z.pg')
  expect(ask('h"1+1"')).toBe('2')
})

test('.z.w and .z.u tell who asks; outside handlers they are of the console', () => {
  const { machine, ask } = startServer()
  ask('h:hopen`::5010:ann:secret')
  expect(ask('h"(.z.w;.z.u)"')).toBe('6i\n`ann')
  expect(ask('h({.z.w".z.u"};::)')).toBe('`')
  expect(runAt(machine, 'q', '(.z.w;.z.u)')).toBe('0i\n`reader')
  expect(ask('(hopen 5010)".z.u"')).toBe('`reader')
  expect(ask('h"\\"i\\"$0x0 vs .z.a"')).toBe('127 0 0 1i')
})

test('.z.pw admits or refuses with user and password', () => {
  const { machine, ask } = startServer('.z.pw:{[u;p]seen::(u;p);(u=`ann)and p~"pear"}', '.z.po:{opened::x}')
  expect(ask('hopen`::5010:ann:apple')).toMatch(/^'access/)
  expect(runAt(machine, 'q', 'seen')).toBe('`ann\n"apple"')
  expect(runAt(machine, 'q', '(count .z.W;opened)')).toMatch(/^'opened/)
  expect(ask('.z.W')).toBe(ask('(`int$())!`long$()'))
  expect(ask('(hopen`::5010:ann:pear)"1"')).toBe('1')
  expect(ask('hopen 5010')).toMatch(/^'access/)
})

test('.z.po gets the new handle, .z.pc the one that was closed', () => {
  const { machine, ask } = startServer('.z.po:{0N!(`open;x;.z.w)}', '.z.pc:{0N!(`closed;x;.z.w)}')
  ask('h:hopen 5010')
  expect(machine.takeOutput('q')).toBe('(`open;6i;6i)\n')
  ask('hclose h')
  expect(machine.takeOutput('q')).toBe('(`closed;6i;0i)\n')
})

test('.z.pc is not called for an own hclose', () => {
  const { machine, ask } = startServer('.z.pc:{0N!`closed}')
  ask('.z.pc:{0N!(`lost;x)}')
  expect(ask('h:hopen 5010', 'neg[h]"hclose .z.w"')).toBe('(`lost;3i)')
  expect(machine.takeOutput('q')).toBe('')
})

test('messages are handled in the root namespace', () => {
  const { machine, ask } = startServer('a:1', '.n.a:2', '\\d .n')
  expect(ask('h:hopen 5010', 'h"a"')).toBe('1')
  expect(machine.console('q')?.prompt).toBe('q.n)')
})

test('a handler that calls back is answered by the client that waits', () => {
  const { ask } = startServer('total:{sum x}')
  ask('h:hopen 5010', 'mine:3 4 5')
  expect(ask('h"sum .z.w\\"mine\\""')).toBe('12')
  expect(ask('h"neg[.z.w]\\"note:7\\";1"', 'note')).toBe('7')
})

test('a callback arrives once the input is over', () => {
  const { ask } = startServer('square:{[id;x;cb]neg[.z.w](cb;id;x*x);}')
  ask('h:hopen 5010', 'results:()', 'done:{[id;r]results,:enlist(id;r);}')
  ask('neg[h](`square;1;5;`done)', 'neg[h](`square;2;7;`done)')
  expect(ask('results')).toBe('1 25\n2 49')
})

test('what a handler prints at the console that sent the message is part of the output', () => {
  const { ask } = startServer()
  expect(ask('h:hopen 5010', 'neg[h]"neg[.z.w]\\"-1 string 6*7;\\""')).toBe('42')
})

const failingMessage = ['h:hopen 5010', 'neg[h]"f 1"']

test('after \\e 2, an error of an async message is printed with its stack', () => {
  const { machine, ask } = startServer('f:{x+`a}', '\\e 2')
  ask(...failingMessage)
  expect(machine.takeOutput('q')).toBe("'type\n  [1]  f:{x+`a}\n           ^\n  [0]  f 1\n       ^\n")
})

test('after \\e 1, an error of an async message stops the process until it leaves the debugger', () => {
  const { machine, ask } = startServer('f:{x+`a}', '\\e 1')
  ask(...failingMessage)
  const server = machine.console('q')
  expect(server?.prompt).toBe('q))')
  expect(ask('h"1+1"')).toMatch(/^'deadlock/)
  expect(server?.run('x').output).toContain('1\n')
  server?.run('\\')
  expect(server?.prompt).toBe('q)')
  expect(ask('h"1+1"')).toBe('2')
})

test('.Q.bt prints the stack of a handler, which goes on', () => {
  const { machine, ask } = startServer('.z.pg:{.Q.bt[];value x}')
  expect(ask('h:hopen 5010', 'h"1+1"')).toBe('2')
  expect(machine.takeOutput('q')).toBe('  [0]  .z.pg:{.Q.bt[];value x}\n              ^\n')
})

test('a process of a machine stops at an error of its console', () => {
  const { machine } = startServer()
  const server = machine.console('q')
  server?.run('{x+`a}1\n2', { suspends: true })
  expect(server?.prompt).toBe('q))')
  expect(server?.run('x', { suspends: true }).output).toBe('1\n')
  server?.leaveDebugger()
  expect(server?.prompt).toBe('q)')
})
