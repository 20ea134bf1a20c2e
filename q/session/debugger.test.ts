import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { createSession } from './create-session.ts'

/** What a console shows while these inputs are typed: prompts, inputs, what they print, and the last prompt. */
function typeAll(...inputs: string[]): string {
  const session = createSession({ library })
  const shown = inputs.map(input => `${session.prompt}${input}\n${session.run(input, { suspends: true }).output}`)
  return `${shown.join('')}${session.prompt}`
}

/** What the console shows from the last of the inputs on. */
function typeLast(...inputs: string[]): string {
  const shown = typeAll(...inputs)
  const last = inputs.at(-1) ?? ''
  return shown.slice(shown.lastIndexOf(`)${last}\n`) + 1 + last.length + 1)
}

const callers = ['f:{g[x;2#y]}', 'g:{a:x*2;a+y}', 'f[3;"hello"]'] as const

test('an error inside a function stops there, and the prompt gets another parenthesis', () => {
  expect(typeLast(...callers)).toBe("'type\n  [2]  g:{a:x*2;a+y}\n                 ^\nq))")
})

test('an error of the input itself does not open the debugger', () => {
  expect(typeLast('1+`a')).toBe("'type\n  [0]  1+`a\n        ^\nq)")
})

test('an error that a function signals belongs to its caller', () => {
  expect(typeLast("f:{'`bad}", 'f 1')).toBe("'bad\n  [0]  f 1\n       ^\nq)")
  expect(typeLast("f:{'`bad}", 'g:{b:x+1;f x}', 'g 1', 'b')).toBe('2\nq))')
})

test('an error that is trapped does not open the debugger', () => {
  expect(typeLast('@[{x+`a};1;`trapped]')).toBe('`trapped\nq)')
  expect(typeLast('.Q.trp[{x+`a};1;{y;first x}]')).toBe('"t"\nq)')
})

test('without the option of the console, an error ends the input', () => {
  const session = createSession({ library })
  session.run('{x+1}`a')
  expect(session.prompt).toBe('q)')
})

test('expressions see the locals of the current frame, and assign them', () => {
  expect(typeLast(...callers, 'a*4')).toBe('24\nq))')
  expect(typeLast(...callers, 'a:1 2', ':a')).toBe('1 2\nq)')
  expect(typeLast(...callers, 'b:5', '\\', 'b')).toBe('5\nq)')
})

test('` and . go up and down the frames', () => {
  expect(typeLast(...callers, '` / up')).toBe('  [1]  f:{g[x;2#y]}\n          ^\nq))')
  expect(typeLast(...callers, '`', 'y')).toBe('"hello"\nq))')
  expect(typeLast(...callers, '`', '`', '`')).toBe('  [0]  f[3;"hello"]\n       ^\nq))')
  expect(typeLast(...callers, '`', '.', '.')).toBe('  [2]  g:{a:x*2;a+y}\n                 ^\nq))')
})

test('& shows the error and the current frame', () => {
  expect(typeLast(...callers, '&')).toBe("'type\n  [2]  g:{a:x*2;a+y}\n                 ^\nq))")
})

test('.z.ex is what failed and .z.ey the list of its arguments', () => {
  expect(typeLast(...callers, '.z.ex')).toBe('+\nq))')
  expect(typeLast(...callers, '.z.ey')).toBe('6\n"he"\nq))')
  expect(typeLast('f:{x+:y;x}', 'f[1;`a]', '(.z.ex;.z.ey)')).toBe('+\n(1;`a)\nq))')
  expect(typeLast('f:{sqrt[x;y]}', 'f[1;2]', '(.z.ex;.z.ey)')).toBe('sqrt\n1 2\nq))')
  expect(typeLast('f:{zz}', 'f 1', '(.z.ex;.z.ey)')).toBe('::\n()\nq))')
  expect(typeLast(...callers, '\\', '.z.ex')).toMatch(/^'\.z\.ex/)
})

test("'err signals an error from the innermost function, whose frame is lost", () => {
  expect(typeLast(...callers, "'myerror")).toBe("'myerror\n  [1]  f:{g[x;2#y]}\n          ^\nq))")
  expect(typeLast(...callers, "'`up", '\'"further up"')).toBe('\'further up\n  [0]  f[3;"hello"]\n       ^\nq)')
})

test('\\ leaves one level', () => {
  expect(typeLast(...callers, '{x+y}[a;y]')).toBe("'type\n  [5]  {x+y}\n         ^\nq)))")
  expect(typeLast(...callers, '{x+y}[a;y]', '\\   / the inner one')).toBe('q))')
  expect(typeLast(...callers, '{x+y}[a;y]', '\\   / the inner one', '\\')).toBe('q)')
})

test('an error in a frame that is not inside another function keeps the level', () => {
  expect(typeLast(...callers, '1+`b')).toBe("'type\n  [4]  1+`b\n        ^\nq))")
})

test('system commands work in the debugger, and \\\\ ends the session', () => {
  expect(typeLast(...callers, '\\P 3', '1%3')).toBe('0.333\nq))')
  const session = createSession({ library })
  for (const input of callers) session.run(input, { suspends: true })
  expect(session.run('\\\\', { suspends: true }).exitCode).toBe(0)
})

test('an input of the debugger has the time of any input', () => {
  const session = createSession({ library, limits: { milliseconds: 50 } })
  session.run('{x+1}`a', { suspends: true })
  expect(session.run('while[1;]', { suspends: true }).error).toBe('stop')
  expect(session.run('x', { suspends: true }).output).toBe('`a\n')
})

test('a loop that has been stopped shows its locals', () => {
  const session = createSession({ library, limits: { milliseconds: 50 } })
  session.run('{n:x;while[1;n+:1]}1', { suspends: true })
  expect(session.run('n>1', { suspends: true }).output).toBe('1b\n')
})

test('the namespace is that of the frame, and comes back', () => {
  expect(typeLast('\\d .n', 'k:2', 'f:{x+k}', '\\d .', '.n.f`a')).toMatch(/\nq\.n\)\)$/)
  expect(typeLast('\\d .n', 'k:2', 'f:{x+k}', '\\d .', '.n.f`a', 'k')).toBe('2\nq.n))')
  expect(typeLast('\\d .n', 'k:2', 'f:{x+k}', '\\d .', '.n.f`a', '`')).toMatch(/\nq\)\)$/)
  expect(typeLast('\\d .n', 'k:2', 'f:{x+k}', '\\d .', '.n.f`a', '\\')).toBe('q)')
})

test('the computation of a view is a frame', () => {
  expect(typeLast('u:`a', 'v::1+u', 'v+1', '.Q.bt[]')).toBe('>>[1]  v::1+u\n           ^\n  [0]  v+1\n       ^\nq))')
})

test('.Q.bt prints all frames, the current one with >>', () => {
  const below = '  [1]  f:{g[x;2#y]}\n          ^\n  [0]  f[3;"hello"]\n       ^\nq))'
  expect(typeLast(...callers, '.Q.bt[]')).toBe(`>>[2]  g:{a:x*2;a+y}\n                 ^\n${below}`)
  expect(typeLast(...callers, '`', '.Q.bt[]')).toContain('>>[1]  f:')
  expect(typeLast(...callers, '{.Q.bt[];x}5')).toContain('  [5]  {.Q.bt[];x}\n        ^\n>>[2]  g:')
})

test('.Q.bt prints the functions that are running, which go on', () => {
  expect(typeLast('f:{{.Q.bt[];x*2}x+1}', 'f 4')).toBe(
    '  [2]  f@:{.Q.bt[];x*2}\n           ^\n  [1]  f:{{.Q.bt[];x*2}x+1}\n          ^\n  [0]  f 4\n       ^\n10\nq)',
  )
})
