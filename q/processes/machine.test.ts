import { describe, expect, test } from 'vitest'
import { MemoryFiles } from '../context/memory-files.ts'
import { library } from '../library.ts'
import { createSession } from '../session/create-session.ts'
import { runAt, startMachine } from '../tests/machine.ts'
import { encodeText } from '../values/utf8.ts'
import { createMachine, type Machine } from './create-machine.ts'

/** A machine whose disk holds these files. */
function startWith(texts: Record<string, string>) {
  const files = new MemoryFiles()
  for (const [path, text] of Object.entries(texts)) files.writeFile(path, encodeText(text))
  return startMachine({ files })
}

describe('starting a process', () => {
  test('loads its script and gives what it prints', () => {
    const machine = startWith({ 'lib/hello.q': '-1"hello ",first .z.x;\na:7\na' })
    expect(machine.start('q lib/hello.q world')).toEqual({ name: 'hello', output: 'hello world\n' })
    expect(runAt(machine, 'hello', 'a')).toBe('7')
  })

  test('tells the script its name and arguments, without the options of q itself', () => {
    const machine = startWith({ 'load.q': '' })
    machine.start('q load.q db "my trades.csv" -p 5010 -abc 1')
    expect(runAt(machine, 'load', '.z.f')).toBe('`load.q')
    expect(runAt(machine, 'load', '.z.x')).toBe('"db"\n"my trades.csv"\n"-abc"\n,"1"')
    expect(runAt(machine, 'load', '.z.X 0 5')).toBe(',"q"\n"5010"')
    expect(runAt(machine, 'load', '\\p')).toBe('5010i')
    expect(runAt(machine, '', '(.z.f;.z.x)')).toBe('`\n()')
  })

  test('loads a folder, in which the process then is', () => {
    const machine = startMachine()
    runAt(machine, '', '`:db/t/ set ([]a:1 2 3)')
    expect(machine.start('q db')).toEqual({ name: 'db', output: '' })
    expect(runAt(machine, 'db', 'sum t`a')).toBe('6')
    expect(runAt(machine, '', 'key`:db')).toBe(runAt(machine, 'db', 'key`:.'))
  })

  test('takes options of q', () => {
    const machine = startMachine()
    machine.start('q -P 3 -t 250 -c 10 40')
    expect(runAt(machine, 'q', '2%3')).toBe('0.667')
    expect(runAt(machine, 'q', '\\t')).toBe('250i')
    expect(runAt(machine, 'q', '\\c')).toBe('10 40i')
  })

  test('gives a second process of a name another one, and replaces one that has ended', () => {
    const machine = startWith({ 'tp.q': 'a:1' })
    expect(machine.start('q tp.q').name).toBe('tp')
    expect(machine.start('q tp.q').name).toBe('tp2')
    machine.stop('tp')
    expect(machine.isRunning('tp')).toBe(false)
    expect(machine.start('q tp.q').name).toBe('tp')
    expect(machine.start('q').name).toBe('q')
  })

  test('ends where the port is taken', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    const { name, output, exitCode } = machine.start('q -p 5010')
    expect(output).toBe("'5010. OS reports: Address already in use\n")
    expect(exitCode).toBe(1)
    expect(machine.isRunning(name)).toBe(false)
    expect(runAt(machine, '', '\\p 5010')).toMatch(/^'5010\. OS reports: Address already in use/)
    expect(runAt(machine, 'q', '\\p 0', '\\p')).toBe('0i')
    expect(runAt(machine, '', '\\p 5010', 'system"p"')).toBe('5010i')
  })

  test('lets nobody else change variables with -b', () => {
    const machine = startWith({ 'data.q': 'rows:1 2 3' })
    machine.start('q data.q -b -p 5010')
    expect(runAt(machine, '', 'h:hopen 5010', 'h"sum rows"')).toBe('6')
    expect(runAt(machine, '', 'h"rows:4"')).toMatch(/^'noupdate/)
    expect(runAt(machine, 'data', 'rows:4', 'rows')).toBe('4')
  })

  test('takes a free port of a range', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    expect(runAt(machine, '', '\\p 5010/5012', '\\p')).toBe('5011i')
    expect(runAt(machine, '', '\\p 5010/5010')).toMatch(/^'5010\. OS reports: Address already in use/)
    expect(runAt(machine, '', '\\p 0W', '\\p')).toBe('32768i')
  })

  test('leaves the process at its prompt after an error, and at no prompt after exit', () => {
    const machine = startWith({ 'bad.q': 'a:1\n1+`a\na:2', 'done.q': 'exit 4' })
    expect(machine.start('q bad.q')).toMatchObject({ error: 'type' })
    expect(runAt(machine, 'bad', 'a')).toBe('1')
    expect(machine.start('q done.q')).toEqual({ name: 'done', output: '', exitCode: 4 })
    expect(machine.console('done')).toBeUndefined()
    expect(machine.start('q nowhere.q').output).toMatch(/^'nowhere\.q\. OS reports: No such file or directory/)
  })

  test('takes any text', () => {
    const machine = startMachine()
    for (const line of ['', 'q "', '-p', 'q -p x', 'q -p', 'q -t x', '\\', 'q /', 'q -c'])
      expect(typeof machine.start(line).output, line).toBe('string')
  })
})

test('processes share the disk and nothing else', () => {
  const machine = startMachine()
  machine.start('q')
  runAt(machine, '', '`:a set 1 2 3', 'b:1')
  expect(runAt(machine, 'q', 'get`:a')).toBe('1 2 3')
  expect(runAt(machine, 'q', 'b')).toMatch(/^'b/)
  expect(runAt(machine, 'q', '.z.i')).not.toBe(runAt(machine, '', '.z.i'))
})

test('what a process prints while others run waits for takeOutput', () => {
  const machine = startMachine()
  machine.start('q -p 5010')
  runAt(machine, '', 'h:hopen 5010', 'neg[h]"-1 string 6*7;"')
  expect(runAt(machine, 'q', '1+1')).toBe('2')
  expect(machine.takeOutput('q')).toBe('42\n')
  expect(machine.takeOutput('q')).toBe('')
  expect(machine.takeOutput('nobody')).toBe('')
})

describe('output beyond the limit is cut, and a line says so once', () => {
  const print = 'p:{-1 x#y;}'
  const cut = `${'a'.repeat(30)}\n${'b'.repeat(19)}\n[output cut after 50 characters]\n`

  /** A machine on which the process `q` and the first one, which is connected to it, have a function that prints. */
  function startPrinting(): Machine {
    const machine = startMachine({ limits: { output: 50 } })
    machine.start('q -p 5010')
    runAt(machine, 'q', print)
    runAt(machine, '', print, 'h:hopen 5010')
    return machine
  }

  test('in an input of several statements', () => {
    const machine = startPrinting()
    expect(machine.console('')?.run('p[30;"a"]\np[80;"b"]\np[30;"c"]').output).toBe(cut)
    expect(runAt(machine, '', '6*7')).toBe('42')
  })

  test('in an input and the messages that follow from it', () => {
    const machine = startPrinting()
    runAt(machine, 'q', 'answer:{neg[.z.w](`p;40;x)}')
    expect(machine.console('')?.run('neg[h](`answer;"b");p[30;"a"]').output).toBe(cut)
  })

  test('in what waits for takeOutput', () => {
    const machine = startPrinting()
    runAt(machine, '', 'neg[h](`p;30;"a")')
    runAt(machine, 'q', '1')
    runAt(machine, '', 'neg[h](`p;80;"b")')
    runAt(machine, 'q', '1')
    runAt(machine, '', 'neg[h](`p;80;"c")')
    expect(machine.takeOutput('q')).toBe(cut)
    expect(machine.takeOutput('q')).toBe('')
    runAt(machine, '', 'neg[h](`p;6;"d")')
    expect(machine.takeOutput('q')).toBe('dddddd\n')
  })

  test('in what a process prints when it starts', () => {
    const machine = startPrinting()
    runAt(machine, '', `\`:long.q 0:("${print}";"p[30;\\"a\\"]";"p[80;\\"b\\"]")`)
    expect(machine.start('q long.q').output).toBe(cut)
  })
})

describe('timers', () => {
  test('are called with the time when they are due', () => {
    const machine = startMachine()
    runAt(machine, '', 'seen:`time$()', '.z.ts:{seen,:`time$x}', '\\t 500')
    expect(machine.advance(1200)).toBe(true)
    expect(runAt(machine, '', 'seen')).toBe('09:30:00.500 09:30:01.000')
    expect(runAt(machine, '', '.z.t')).toBe('09:30:01.200')
    runAt(machine, '', '\\t 0')
    machine.advance(1000)
    expect(runAt(machine, '', 'count seen')).toBe('2')
  })

  test('of several processes take turns, and messages are handled in between', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    machine.start('q -p 5011')
    runAt(machine, '', 'got:()', '\\p 5000')
    for (const name of ['q', 'q2']) runAt(machine, name, 'h:hopen 5000', `.z.ts:{neg[h](\`add;\`${name})}`)
    runAt(machine, '', 'add:{got,:x}')
    runAt(machine, 'q', '\\t 200')
    runAt(machine, 'q2', '\\t 300')
    machine.advance(600)
    expect(runAt(machine, '', 'got')).toBe('`q`q2`q`q`q2')
  })

  test('go on after an error, which is printed', () => {
    const machine = startMachine()
    runAt(machine, '', 'n:0', '.z.ts:{n+:1;1+`a}', '\\t 100')
    machine.advance(200)
    expect(machine.takeOutput('').match(/^'type$/gm)).toHaveLength(2)
    expect(machine.takeOutput('')).toBe('')
    expect(runAt(machine, '', 'n')).toBe('2')
  })

  test('that take too long leave the clock where it got to', () => {
    const machine = startMachine({ limits: { milliseconds: 20 } })
    runAt(machine, '', '.z.ts:{while[1b;]}', '\\t 1')
    expect(machine.advance(1e9)).toBe(false)
    expect(machine.takeOutput('')).toContain("'stop")
  })

  test('take any number', () => {
    const machine = startMachine()
    for (const step of [Number.NaN, Number.POSITIVE_INFINITY, -5, 0.4]) expect(machine.advance(step)).toBe(true)
    expect(runAt(machine, '', '.z.t')).toBe('09:30:00.000')
  })
})

describe('the end of a process', () => {
  test('runs .z.exit before, and .z.pc in the others after', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    runAt(machine, '', '.z.pc:{0N!(`lost;x)}', 'h:hopen 5010')
    expect(machine.console('q')?.run('.z.exit:{0N!(`bye;x)}\nexit 3')).toMatchObject({
      output: '(`bye;3)\n',
      exitCode: 3,
    })
    expect(machine.takeOutput('')).toBe('(`lost;3i)\n')
    expect(machine.isRunning('q')).toBe(false)
    expect(runAt(machine, '', 'hopen 5010')).toMatch(/^'hop/)
  })

  test.each<[string, string, (machine: Machine) => unknown]>([
    ['a message', '4', machine => runAt(machine, '', 'h:hopen 5010', 'neg[h]"exit 4"')],
    ['its console', '4', machine => runAt(machine, 'q', 'exit 4')],
    ['its timer', '4', machine => [runAt(machine, 'q', '.z.ts:{exit 4}', '\\t 1'), machine.advance(1)]],
    ['the machine', '0', machine => machine.stop('q')],
  ])('runs .z.exit once if %s ends it', (_, code, end) => {
    const machine = startMachine()
    machine.start('q -p 5010')
    runAt(machine, 'q', '.z.exit:{h:hopen`:log.txt;neg[h]string x;}')
    end(machine)
    machine.stop('q')
    expect(machine.isRunning('q')).toBe(false)
    expect(runAt(machine, '', 'read0`:log.txt')).toBe(`,"${code}"`)
  })

  test('may come from a handler', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    runAt(machine, '', 'h:hopen 5010', 'neg[h]"exit 0"')
    expect(machine.isRunning('q')).toBe(false)
    machine.start('q -p 5010')
    runAt(machine, 'q', '.z.ts:{exit 0}', '\\t 100')
    machine.advance(100)
    expect(machine.isRunning('q')).toBe(false)
  })

  test('loses what is queued', () => {
    const machine = startMachine()
    machine.start('q -p 5010')
    machine.start('q')
    runAt(machine, 'q2', 'h:hopen 5010', 'neg[h]"a:1";exit 0')
    expect(runAt(machine, 'q', 'a')).toMatch(/^'a/)
  })

  test('of the first process makes room for another', () => {
    const machine = startMachine()
    expect(machine.console('')?.run('a:1\n\\\\').exitCode).toBe(0)
    expect(machine.isRunning('')).toBe(true)
    expect(runAt(machine, '', 'a')).toMatch(/^'a/)
  })

  test('leaves nothing to run', () => {
    const machine = startMachine()
    machine.start('q')
    const console = machine.console('q')
    machine.stop('q')
    machine.stop('q')
    machine.stop('nobody')
    expect(console?.run('1+1')).toMatchObject({ output: '', exitCode: 0 })
  })
})

describe('a session that was there before the machine', () => {
  test('becomes its first process, with its variables, its clock and its disk', () => {
    const session = createSession({ library, clock: () => 763_810_200_000_000_000n })
    session.run('a:42\n`:kept set 7')
    const machine = createMachine({ session, library })
    expect(runAt(machine, '', 'a')).toBe('42')
    machine.start('q -p 5010')
    expect(runAt(machine, 'q', 'get`:kept')).toBe('7')
    expect(runAt(machine, 'q', '.z.p')).toBe('2024.03.15D09:30:00.000000000')
    expect(runAt(machine, '', '(hopen 5010)"6*7"')).toBe('42')
    machine.advance(1000)
    expect(session.run('.z.t').output).toBe('09:30:01.000\n')
  })

  test('has nobody to connect to as long as it stands alone', () => {
    const session = createSession()
    expect(session.run('hopen 5010').error).toBe('hop. OS reports: Connection refused')
    expect(session.run('-25!(3 4;1)').error).toBe('nyi')
    expect(session.run('\\t 100').error).toBeUndefined()
  })
})
