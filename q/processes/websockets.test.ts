import { expect, test } from 'vitest'
import { runAt, startMachine } from '../tests/machine.ts'

const open = 'r:`:ws://127.0.0.1:6000"GET / HTTP/1.1\\r\\nHost: 127.0.0.1:6000\\r\\n\\r\\n"'

function startServer() {
  const machine = startMachine()
  machine.start('q -p 6000')
  return {
    machine,
    ask: (...inputs: string[]) => runAt(machine, '', ...inputs),
    serve: (...inputs: string[]) => runAt(machine, 'q', ...inputs),
  }
}

test('opening a websocket gives its handle and the answer of the server', () => {
  const { machine, ask, serve } = startServer()
  serve('.z.wo:{0N!(`open;x)}')
  expect(ask(open, 'first r')).toBe('3i')
  expect(ask('last r')).toContain('101 Switching Protocols')
  expect(machine.takeOutput('q')).toBe('(`open;6i)\n')
})

test('texts and bytes go both ways', () => {
  const { ask, serve } = startServer()
  serve('.z.ws:{got::x;neg[.z.w]"got ",string count x}')
  ask('.z.ws:{answer::x}', open)
  ask('neg[first r]"hello"')
  expect(serve('got')).toBe('"hello"')
  expect(ask('answer')).toBe('"got 5"')
  ask('neg[first r]0x0102')
  expect(serve('got')).toBe('0x0102')
})

test('only async texts and bytes can be sent', () => {
  const { ask } = startServer()
  ask(open)
  expect(ask('r[0]"x"')).toMatch(/^'nyi/)
  expect(ask('neg[first r]1 2')).toMatch(/^'type/)
})

test('.z.wc hears of the end, on either side', () => {
  const { machine, ask, serve } = startServer()
  serve('.z.wc:{0N!(`gone;x)}')
  ask(open, 'hclose r 0')
  expect(machine.takeOutput('q')).toBe('(`gone;6i)\n')
  ask('.z.wc:{0N!(`server;x)}', open)
  machine.stop('q')
  expect(machine.takeOutput('')).toBe('(`server;3i)\n')
})

test('a server that refuses gives the null handle, one that is not there an error', () => {
  const { ask, serve } = startServer()
  serve('.z.pw:{[u;p]0b}')
  expect(ask(open, 'first r')).toBe('0Ni')
  expect(ask('last r')).toContain('401')
  expect(ask('`:ws://127.0.0.1:6001"GET"')).toMatch(/^'hop\. OS reports: Connection refused/)
})
