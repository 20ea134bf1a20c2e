import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { createSession } from './create-session.ts'

describe('an input', () => {
  test('prints the value of its last statement', () => expect(run('1;2')).toBe('2'))
  test('prints nothing after a semicolon', () => expect(run('1+1;')).toBe(''))
  test('prints nothing for an assignment', () => expect(run('a:1')).toBe(''))
  test('may have several lines', () => expect(run('f:{\n  x+1\n  }\nf 1')).toBe('2'))
  test('stops at the first error', () => expect(run('1+`a\n2')).not.toContain('\n2'))

  test('ends when its time is over, and the session remains usable', () => {
    const session = createSession({ limits: { milliseconds: 30 } })
    expect(session.run('while[1b;]').error).toBe('stop')
    expect(session.run('1+1').output).toBe('2\n')
  })

  test('ends even inside a trap when its time is over', () => {
    const session = createSession({ limits: { milliseconds: 30 } })
    expect(session.run('@[{while[1b;]};0;{`caught}]').error).toBe('stop')
  })

  test.each([
    ['-1', 'do[1000;-1"ten digits"]'],
    ['show', 'do[1000;show"8 digits"]'],
    ['results', Array.from({ length: 30 }, () => '"8 digits"').join('\n')],
    ['one long text', '-1(1000#"x");'],
    ['an error', '-1(99#"x");1+`a'],
  ])('prints up to its limit, and marks the cut once: %s', (_, input) => {
    const { output } = createSession({ limits: { output: 100 } }).run(input)
    expect(output.slice(100)).toBe(`${output[99] === '\n' ? '' : '\n'}[output cut after 100 characters]\n`)
  })

  test('prints a text of exactly the limit whole', () => {
    const session = createSession({ limits: { output: 100 } })
    expect(session.run('-1(99#"x");').output).toBe(`${'x'.repeat(99)}\n`)
  })

  test('prints as usual after an input whose output was cut', () => {
    const session = createSession({ limits: { output: 100 } })
    session.run('do[1000;-1"ten digits"]')
    expect(session.run('6*7').output).toBe('42\n')
  })

  test('may print 200,000 characters by default', () => {
    expect(createSession().run('-1(300000#"x");').output.slice(199_999)).toBe(
      'x\n[output cut after 200,000 characters]\n',
    )
  })

  test('may end the session', () => {
    expect(createSession().run('exit 3').exitCode).toBe(3)
    expect(createSession().run('exit`a').error).toBe('type')
    expect(createSession().run('\\\\').exitCode).toBe(0)
  })
})

test('.z.pi is called with each input until \\x deletes it', () => {
  const session = createSession()
  session.run('.z.pi:{show(count x;value x);}')
  expect(session.run('6*7').output).toBe('4 42\n')
  expect(session.run('1+`a')).toMatchObject({ error: 'type' })
  session.run('\\x .z.pi')
  expect(session.run('6*7').output).toBe('42\n')
})

test('.z.pi may return what is printed, a string', () => {
  expect(run('.z.pi:{">",.Q.s value x}', '2+3')).toBe('>5')
  expect(run('.z.pi:{value x}', '2+3')).toBe('')
})

describe('.z.exit', () => {
  test.each([
    ['exit 42', '42\n', 42],
    ['\\\\', '0\n', 0],
    ['f:{exit x;show`later};f 3', '3\n', 3],
    ['@[{exit x};7;{show`trapped}]', '7\n', 7],
  ])('is called with the exit code by %s', (input, output, exitCode) => {
    const session = createSession()
    session.run('.z.exit:{0N!x}')
    expect(session.run(input)).toMatchObject({ output, exitCode })
  })

  test('cannot keep the session: an error of it is printed, and an exit in it ends it', () => {
    const session = createSession()
    session.run('.z.exit:{0N!x;x+`a}')
    expect(session.run('exit 3')).toMatchObject({ output: expect.stringMatching(/^3\n'type\n/), exitCode: 3 })
    session.run('.z.exit:{0N!x;exit 5}')
    expect(session.run('exit 3')).toMatchObject({ output: '3\n' })
  })
})
