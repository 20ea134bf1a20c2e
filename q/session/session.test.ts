import { describe, expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { createSession } from './create-session.ts'

describe('system commands', () => {
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

  test('a namespace that does not exist is an error', () => {
    expect(run('\\v .none')).toBe("'.none")
  })

  test('a setting is kept and shown', () => {
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

  test('\\l names the file that it does not find', () => {
    expect(run('\\l nowhere.q')).toContain('nowhere.q')
  })

  test('system runs a command from a string', () => {
    expect(run('system "P 4"', '1%3')).toBe('0.3333')
  })

  test('a command that the operating system would run is refused', () => {
    expect(run('\\rm file')).toBe("'os")
  })

  test('a name that every JavaScript object has is no command', () => {
    expect(run('\\constructor')).toBe("'os")
    expect(run('system "toString"')).toContain("'os")
  })

  test('\\b lists the views of a namespace, \\B those out of date', () => {
    expect(run('x:1', 'a::x+1', 'b::x+2', 'a', '\\b')).toBe('`s#`a`b')
    expect(run('x:1', 'a::x+1', 'b::x+2', 'a', '\\B')).toBe(',`b')
  })

  test('the names in a namespace are listed without it', () => {
    expect(run('.n.t:([]c:1 2)', '.n.k:([c:1 2]v:3 4)', '.n.x:1', '\\a .n')).toBe('`k`t')
  })
})

describe('the clock', () => {
  test('is the one handed in', () => {
    const session = createSession({ clock: () => 86_400_000_000_000n })
    expect(session.run('.z.p').output).toBe('2000.01.02D00:00:00.000000000\n')
    expect(session.run('.z.d').output).toBe('2000.01.02\n')
  })
})

describe('random numbers', () => {
  test('are the same for the same seed', () => {
    expect(run('\\S 7', '5?100')).toBe(run('\\S 7', '5?100'))
    expect(run('\\S 7', '5?100')).not.toBe(run('\\S 8', '5?100'))
  })
})

describe('an input', () => {
  test('prints the value of its last statement', () => expect(run('1;2')).toBe('2'))
  test('prints nothing after a semicolon', () => expect(run('1+1;')).toBe(''))
  test('prints nothing for an assignment', () => expect(run('a:1')).toBe(''))
  test('may hold several lines', () => expect(run('f:{\n  x+1\n  }\nf 1')).toBe('2'))
  test('stops at the first error', () => expect(run('1+`a\n2')).not.toContain('\n2'))

  test('ends when its time is over, and the session goes on', () => {
    const session = createSession({ limits: { milliseconds: 30 } })
    expect(session.run('while[1b;]').error).toBe('stop')
    expect(session.run('1+1').output).toBe('2\n')
  })

  test('ends for good: no trap goes on after its time is over', () => {
    const session = createSession({ limits: { milliseconds: 30 } })
    expect(session.run('@[{while[1b;]};0;{`caught}]').error).toBe('stop')
  })

  test.each([
    ['-1', 'do[1000;-1"ten places"]'],
    ['show', 'do[1000;show"8 places"]'],
    ['results', Array.from({ length: 30 }, () => '"8 places"').join('\n')],
    ['one long text', '-1(1000#"x");'],
    ['an error', '-1(99#"x");1+`a'],
  ])('prints no more than its limit, and says once that it is cut: %s', (_, input) => {
    const { output } = createSession({ limits: { output: 100 } }).run(input)
    expect(output.slice(100)).toBe(`${output[99] === '\n' ? '' : '\n'}[output cut after 100 characters]\n`)
  })

  test('prints a text of the length of its limit as it is', () => {
    const session = createSession({ limits: { output: 100 } })
    expect(session.run('-1(99#"x");').output).toBe(`${'x'.repeat(99)}\n`)
  })

  test('prints as usual after output that was cut', () => {
    const session = createSession({ limits: { output: 100 } })
    session.run('do[1000;-1"ten places"]')
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

test('sessions share nothing', () => {
  const [first, second] = [createSession(), createSession()]
  first.run('a:1')
  expect(second.run('a').error).toBe('a')
})

test('.q holds hopen, hclose and hdel as the operators of k that they are', () => {
  expect(run('.q?(<:;>:)')).toBe('`hopen`hclose')
  expect(run('where .q~\\:(~:)')).toBe('`hdel`not')
})

test('an empty list of views has no attribute', () => expect(run('views[]')).toBe('`symbol$()'))

test('\\ts gives the time and the bytes of the vectors that one run makes', () => {
  const session = createSession({ clock: () => 0n })
  expect(session.run('\\ts til 1000').output).toBe('0 8000\n')
  expect(session.run('\\ts:5 til 1000').output).toBe('0 8000\n')
  expect(session.run('\\ts 1+1').output).toBe('0 0\n')
})

test('.z.pi gets each input of the console until \\x takes it away', () => {
  const session = createSession()
  session.run('.z.pi:{show(count x;value x);}')
  expect(session.run('6*7').output).toBe('4 42\n')
  expect(session.run('1+`a')).toMatchObject({ error: 'type' })
  session.run('\\x .z.pi')
  expect(session.run('6*7').output).toBe('42\n')
})
