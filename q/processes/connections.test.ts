import { expect, test } from 'vitest'
import { runAt, startMachine } from '../tests/machine.ts'

/** A machine with a server `q` on port 5010, and a console that opened the handle `h` to it. */
function connect() {
  const machine = startMachine()
  machine.start('q -p 5010')
  const ask = (...inputs: string[]) => runAt(machine, '', ...inputs)
  const serve = (...inputs: string[]) => runAt(machine, 'q', ...inputs)
  ask('h:hopen 5010')
  return { machine, ask, serve }
}

test('a sync message is answered with the value of a string, a call or a function that was sent', () => {
  const { ask, serve } = connect()
  serve('double:{2*x}')
  expect(ask('h"double 21"')).toBe('42')
  expect(ask('h(`double;21)')).toBe('42')
  expect(ask('h({x+y};20;22)')).toBe('42')
  expect(ask('h(+;20;22)')).toBe('42')
})

test('a sync message that assigns is answered with the generic null', () => {
  const { ask } = connect()
  expect(ask('h"f:{2+x}"')).toBe('')
  expect(ask('h"f 3"')).toBe('5')
})

test('an async message is run after the input and before the next', () => {
  const { ask, serve } = connect()
  expect(ask('neg[h]"a:10"')).toBe('')
  expect(serve('a')).toBe('10')
  expect(ask('neg[h]"a:11";neg[h]"a+:1";h"a"')).toBe('12')
})

test('what is sent is a copy', () => {
  const { ask, serve } = connect()
  expect(ask('h(set;`x;1 2 3)', 'h"x[0]:9"', 'x:0', 'h"x"')).toBe('9 2 3')
  expect(serve('f:{x*rate}', 'rate:3')).toBe('')
  expect(ask('g:h"f"', 'rate:5', 'g 2')).toBe('10')
})

test('an error comes back to the one who asked', () => {
  const { machine, ask } = connect()
  expect(ask('h"1+`a"')).toMatch(/^'type\n/)
  expect(ask('@[h;"1+`a";{"the server said: ",x}]')).toBe('"the server said: type"')
  expect(machine.takeOutput('q')).toBe('')
})

test('an error of an async message is printed where it happens', () => {
  const { machine, ask } = connect()
  expect(ask('neg[h]"1+`a"')).toBe('')
  expect(machine.takeOutput('q')).toMatch(/^'type\n/)
})

test('every form of address leads to the port', () => {
  const { ask } = connect()
  for (const target of [
    '5010',
    '5010i',
    '`::5010',
    '`:localhost:5010',
    '`:127.0.0.1:5010:ann:secret',
    '":localhost:5010"',
  ])
    expect(ask(`k:hopen ${target}`, 'r:k"6*7"', 'hclose k', 'r'), target).toBe('42')
  expect(ask('hopen(`::5010;2000)')).toBe('4i')
  expect(ask('hopen`:unix://5010')).toBe('5i')
})

test('where nobody listens the connection is refused', () => {
  const { ask } = connect()
  expect(ask('hopen 7000')).toMatch(/^'hop\. OS reports: Connection refused\n/)
  expect(ask('hopen`:nowhere.example:5010')).toMatch(/^'nowhere\.example\. OS reports/)
  expect(ask('hopen`sym')).toMatch(/^'hop/)
  expect(ask('hopen 1.5')).toMatch(/^'type/)
})

test('the lowest free number becomes the handle, after those that a port takes', () => {
  const { ask, serve } = connect()
  expect(ask('h')).toBe('3i')
  expect(serve('key .z.W')).toBe(',6i')
  expect(ask('hopen each 5010 5010')).toBe('4 5i')
  expect(ask('hclose 4', 'hopen 5010')).toBe('4i')
})

test('a closed handle cannot be used', () => {
  const { ask } = connect()
  expect(ask('hclose h')).toBe('')
  expect(ask('h"1"')).toMatch(/^'Cannot write to handle 3\. OS reports: Bad file descriptor/)
  expect(ask('hclose h')).toMatch(/^'domain/)
})

test('hclose drops what is queued, a flush or a sync message sends it first', () => {
  const { ask, serve } = connect()
  serve('a:0')
  ask('neg[h]"a:1";hclose h')
  expect(serve('a')).toBe('0')
  ask('h:hopen 5010;neg[h]"a:2";neg[h][];hclose h')
  expect(serve('a')).toBe('2')
  ask('h:hopen 5010;neg[h]"a:3";h"";hclose h')
  expect(serve('a')).toBe('3')
})

test('.z.W gives the bytes that are queued on each handle', () => {
  const { ask } = connect()
  expect(ask('neg[h]til 10;.z.W')).toBe(`3| ${8 + 6 + 80}`)
  expect(ask('.z.W')).toBe('3| 0')
  expect(ask('.z.H~key .z.W')).toBe('1b')
  expect(ask('-38!.z.H')).toBe('p f z n m\n---------\nq t 1 0 0')
  expect(ask('neg[h]til 10;-38!.z.H')).toBe(`p f z n m \n----------\nq t 1 1 94`)
})

test('a question to an address opens a connection for itself alone', () => {
  const { ask, serve } = connect()
  expect(ask('`::5010"6*7"')).toBe('42')
  expect(ask('`::[(`::5010;100);"6*7"]')).toBe('42')
  expect(ask('`::7000"6*7"')).toMatch(/^'hop/)
  expect(serve('count .z.W')).toBe('1')
})

test('a process that connects to its own port gets the handle 0', () => {
  const { serve } = connect()
  expect(serve('hopen 5010')).toBe('0i')
  expect(serve('`::5010"6*7"')).toBe('42')
})

test('-25! sends one message to many, or to nobody if one handle is none', () => {
  const { ask, serve } = connect()
  serve('n:0')
  ask('k:hopen 5010', '-25!(h,k;"n+:1")')
  expect(serve('n')).toBe('2')
  expect(ask('-25!(h,99;"n+:1")')).toMatch(/^'99 is not an ipc handle/)
  expect(serve('n')).toBe('2')
})

test('connections and files share their numbers', () => {
  const { ask } = connect()
  expect(ask('f:hopen`:notes.txt')).toBe('')
  expect(ask('f')).toBe('4i')
  expect(ask('f"text"', 'hclose f', 'read0`:notes.txt')).toBe('"text"')
  expect(ask('hopen 5010')).toBe('4i')
})
