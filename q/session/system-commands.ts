import { fullName } from '../compile/scope.ts'
import { signalMissing } from '../context/memory-files.ts'
import { requireLibrary } from '../context/session.ts'
import { leaveFunction } from '../evaluate/locate-errors.ts'
import { int, long, longs, sortedSymbols, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { allocated } from '../values/meter.ts'
import { nil } from '../values/nulls.ts'
import { isTable, nullInt, Type } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { type Value, Vector } from '../values/value.ts'
import { locateInput, runScript, runSource } from './run-input.ts'
import type { SessionState } from './session-state.ts'

type Command = (session: SessionState, argument: string) => Value

/** Runs a system command. The text may start with a backslash, `\P 10`, or not, as in `system "P 10"`. */
export function runCommand(session: SessionState, text: string): Value {
  const [, letters = '', argument = ''] = /^\\?(\S*)\s*([\s\S]*?)\s*$/.exec(text) ?? []
  if (session.isReadOnly && changesState(letters, argument)) signal('access')
  const answer =
    session.network?.runCommand(letters, argument) ?? session.library?.runCommand(session, letters, argument)
  if (answer) return answer
  const command = Object.hasOwn(commands, letters) && commands[letters]
  if (command) return command(session, argument)
  const [, timing, times = '1'] = /^(ts?)(?::(\d+))?$/.exec(letters) ?? []
  if (timing && !isTimer(letters, argument)) return measureExpression(session, timing, Number(times), argument)
  if (Object.hasOwn(session.settings, letters)) return changeSetting(session, letters, argument)
  if (letters === '\\') return session.end(0)
  return signal(letters ? 'os' : 'nyi')
}

/** Whether a command sets or shows the timer, as `\t 1000` and `\t` do; `\t:10 1000` and `\ts 1000` measure time. */
const isTimer = (letters: string, argument: string) => letters === 't' && /^\d*$/.test(argument)

/** Whether a command has an argument and is none of those that only list names, `\v .ns`, or measure time, `\t f x`. */
function changesState(letters: string, argument: string): boolean {
  const isQuestion = /^(?:[vfabBw]|ts?(?::\d+)?)$/.test(letters) && !isTimer(letters, argument)
  return argument !== '' && !isQuestion
}

const commands: Record<string, Command> = {
  d: setContext,
  P: setPrecision,
  c: setConsole,
  v: (session, namespace) => symbols(listNames(session, namespace, value => value.kind !== 'lambda')),
  f: (session, namespace) => symbols(listNames(session, namespace, value => value.kind === 'lambda')),
  a: (session, namespace) => symbols(listNames(session, namespace, isTable)),
  b: (session, namespace) => sortedSymbols(namesOf(listViews(session, namespace))),
  B: (session, namespace) => symbols(namesOf(listViews(session, namespace).filter(({ isPending }) => isPending))),
  l: loadFile,
  S: setSeed,
  x: deleteHandler,
  u: () => nil,
}

function setContext(session: SessionState, name: string): Value {
  if (!name) return symbol(session.context)
  if (!/^\.[\w.]*$/.test(name)) return signal(name)
  session.context = name
  return nil
}

function setPrecision(session: SessionState, argument: string): Value {
  if (!argument) return int(session.precision)
  session.precision = Math.min(17, Math.max(0, Number.parseInt(argument, 10) || 0))
  return nil
}

/** `\W` shows a setting, `\W 3` changes it. */
function changeSetting({ settings }: SessionState, letters: string, argument: string): Value {
  const [first = 0, ...others] = settings[letters] ?? []
  if (!argument) return others.length ? ints([first, ...others]) : int(first)
  settings[letters] = argument.split(/\s+/).map(text => (text === '0N' ? nullInt : Number.parseInt(text, 10) || 0))
  return nil
}

function setConsole(session: SessionState, argument: string): Value {
  if (!argument) return ints([session.console.rows, session.console.columns])
  const [rows = 25, columns = 80] = argument.split(/\s+/).map(Number)
  session.console = { rows: clampConsoleSize(rows), columns: clampConsoleSize(columns) }
  return nil
}

/** q limits rows and columns of the console to 10 to 2000. */
const clampConsoleSize = (size: number) => Math.min(2000, Math.max(10, size || 10))

const ints = (values: number[]) => new Vector(Type.int, Int32Array.from(values))

function listNames(session: SessionState, namespace: string, test: (value: Value) => boolean): string[] {
  const prefix = namespace && namespace !== '.' ? namespace : session.context
  const names = session.namesIn(prefix)
  if (namespace && !names.length) return signal(namespace)
  return names.sort().filter(name => {
    const value = session.globals.get(fullName(name, prefix))
    return value && test(value)
  })
}

type View = ReturnType<SessionState['globals']['viewsIn']>[number]

const listViews = (session: SessionState, namespace: string): View[] =>
  session.globals.viewsIn(namespace || session.context)

const namesOf = (views: View[]) => views.map(({ name }) => name)

/**
 * `\t:10 expression` runs it ten times. `\ts` also gives the bytes of all vectors that one run allocates; kdb+ gives the peak,
 * which JavaScript does not tell.
 */
function measureExpression(session: SessionState, timing: string, times: number, expression: string): Value {
  const start = session.now()
  let bytes = 0
  for (let i = 0; i < times; i++) {
    const before = allocated.bytes
    runSource(session, expression)
    bytes = Math.max(bytes, allocated.bytes - before)
  }
  const milliseconds = Number((session.now() - start) / 1_000_000n)
  return timing === 'ts' ? longs([milliseconds, bytes]) : long(milliseconds)
}

function loadFile(session: SessionState, path: string): Value {
  const bytes = session.files.readFile(path)
  if (!bytes) return signalMissing(path)
  const { context, location } = session
  try {
    const script = path.endsWith('.q_') ? requireLibrary(session).scramble(bytes) : bytes
    runScript(session, decodeText(script), undefined, `/${session.files.resolve(path)}`)
  } catch (thrown) {
    session.location = location
    throw leaveFunction(locateInput(session, `\\l ${path}`, thrown))
  }
  session.context = context
  session.location = location
  return nil
}

/** `\S` gives the seed that was set last, `\S 0N` one from which the same numbers follow as from now on, `\S 5` sets one. */
function setSeed(session: SessionState, argument: string): Value {
  if (argument === '0N') return int(session.currentSeed)
  if (argument) session.setSeed(Number(argument))
  return argument ? nil : int(session.seedNumber)
}

/** `\x .z.pi` restores the default of a handler. */
function deleteHandler(session: SessionState, name: string): Value {
  session.globals.delete(name)
  return nil
}
