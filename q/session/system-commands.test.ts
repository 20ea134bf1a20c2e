import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { run } from '../tests/console.ts'
import { createSession } from './create-session.ts'

test('\\P sets the digits of floats', () => {
  expect(run('\\P 3', '2%3')).toBe('0.667')
  expect(run('\\P')).toBe('7i')
})

test('\\c sets the size of the console', () => {
  expect(run('\\c 25 20', 'til 30')).toBe('0 1 2 3 4 5 6 7 8..')
})

test('\\d changes the namespace of the prompt', () => {
  const session = createSession()
  session.run('\\d .desk')
  expect(session.prompt).toBe('q.desk)')
  expect(session.run('limit:5').output).toBe('')
  session.run('\\d .')
  expect(session.run('.desk.limit').output).toBe('5\n')
})

test('\\v, \\f and \\a list variables, functions and tables', () => {
  const names = ['b:1', 'a:2', 'f:{x}', 't:([]c:1 2)']
  expect(run(...names, '\\v')).toBe('`a`b`t')
  expect(run(...names, '\\f')).toBe(',`f')
  expect(run(...names, '\\a')).toBe(',`t')
})

test('\\v of a missing namespace signals its name', () => {
  expect(run('\\v .none')).toBe("'.none")
})

test('a command without a number shows its setting, with one it changes it', () => {
  expect(run('\\W')).toBe('2i')
  expect(run('\\E')).toBe('0i')
  expect(run('\\W 3')).toBe('')
  expect(run('\\W 3', '\\W')).toBe('3i')
  expect(run('\\C 10 20', '\\C')).toBe('10 20i')
})

test('\\t gives milliseconds as a long, and sets the timer if it gets a number', () => {
  const session = createSession({ clock: () => 0n })
  expect(['\\t 1+1', '\\t:5 1+1', '\\t 500', '\\t'].map(input => session.run(input).output)).toEqual([
    '0\n',
    '0\n',
    '',
    '500i\n',
  ])
})

test('\\l runs a file of the disk in memory', () => {
  expect(run('`:lib.q 0: ("rate:3";"apply:{rate*x}")', '\\l lib.q', 'apply 5')).toBe('15')
})

test('\\l names a missing file', () => {
  expect(run('\\l nowhere.q')).toContain('nowhere.q')
})

test('system runs a command from a string', () => {
  expect(run('system "P 4"', '1%3')).toBe('0.3333')
})

test('a command of the operating system signals os', () => {
  expect(run('\\rm file')).toBe("'os")
})

test('a name of a JavaScript property is no command', () => {
  expect(run('\\constructor')).toBe("'os")
  expect(run('system "toString"')).toContain("'os")
})

test('\\b lists the views of a namespace, \\B those out of date', () => {
  expect(run('x:1', 'a::x+1', 'b::x+2', 'a', '\\b')).toBe('`s#`a`b')
  expect(run('x:1', 'a::x+1', 'b::x+2', 'a', '\\B')).toBe(',`b')
})

test('\\a lists the names in a namespace without its name', () => {
  expect(run('.n.t:([]c:1 2)', '.n.k:([c:1 2]v:3 4)', '.n.x:1', '\\a .n')).toBe('`k`t')
})

test('\\S makes random numbers repeat', () => {
  expect(run('\\S 7', '5?100')).toBe(run('\\S 7', '5?100'))
  expect(run('\\S 7', '5?100')).not.toBe(run('\\S 8', '5?100'))
})

test('\\ts gives the time and the bytes of the vectors that one run makes', () => {
  const session = createSession({ clock: () => 0n })
  expect(session.run('\\ts til 1000').output).toBe('0 8000\n')
  expect(session.run('\\ts:5 til 1000').output).toBe('0 8000\n')
  expect(session.run('\\ts 1+1').output).toBe('0 0\n')
})

test('\\ts and \\t:10 measure an expression that is a number', () => {
  const session = createSession({ clock: () => 0n })
  expect(['\\ts:10 1', '\\ts 1', '\\t:10 1'].map(input => session.run(input).output)).toEqual(['0 0\n', '0 0\n', '0\n'])
})

test('\\S shows the seed that was set last, \\S 0N one that continues the numbers drawn so far', () => {
  expect(run('\\S 7', 'r:5?100', '\\S')).toBe('7i')
  expect(run('\\S 7', 'x:system"S 0N"', 'r:10?100', '\\S 7', 'r~10?100')).toBe('1b')
  expect(run('r:3?100', 'x:system"S 0N"', 'r:10?100', 'system"S ",string x', 'r~10?100')).toBe('1b')
})

test('\\w gives the memory, \\w 0 the symbols, and no limit that could be raised', () => {
  expect(run('count each(system"w";system"w 0";system"w 1")')).toBe('6 2 2')
  expect(run('\\w 3')).toBe("'-w init via cmd line")
})

test('\\o sets local time in hours, or in minutes from 24 on, and 0N sets it to UTC', () => {
  const session = createSession({ clock: () => 0n, library })
  const at = (offset: string, code: string) => session.run(`system"o ${offset}";${code}`).output.trimEnd()
  expect(at('-5', '.z.P')).toBe('1999.12.31D19:00:00.000000000')
  expect(at('390', '(.z.T;.z.t;.z.D;.z.Z)')).toBe('06:30:00.000\n00:00:00.000\n2000.01.01\n2000.01.01T06:30:00.000')
  expect(at('-90', 'ltime 2000.01.01D12 0Np')).toBe('2000.01.01D10:30:00.000000000 0Np')
  expect(at('2', 'gtime 2000.01.01T12')).toBe('2000.01.01T10:00:00.000')
  expect(at('0N', '(.z.P=.z.p;system"o")')).toBe('1b\n0Ni')
})
