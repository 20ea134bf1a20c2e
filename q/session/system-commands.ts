import { fullName } from '../compile/scope.ts'
import { decodeText, int, longs, sortedSymbols, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { isTable } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { runScript } from './run-script.ts'
import { runSource } from './run-source.ts'
import type { Session } from './session.ts'
import { SessionEnd } from './session-end.ts'

type Command = (session: Session, argument: string) => Value

/** Runs a line such as `\P 10`; `system "P 10"` hands in the part after the backslash. */
export function runCommand(session: Session, text: string): Value {
  const [, letters = '', argument = ''] = /^\\?(\S*)\s*([\s\S]*?)\s*$/.exec(text) ?? []
  const answer = session.network?.runCommand(letters, argument) ?? session.library?.runCommand(letters, argument)
  if (answer) return answer
  const command = Object.hasOwn(commands, letters) && commands[letters]
  if (command) return command(session, argument)
  if (/^(t|ts):\d+$/.test(letters)) return timeRepeated(session, letters, argument)
  if (letters === '\\') throw new SessionEnd(0)
  return signal(letters ? 'os' : 'nyi')
}

const commands: Record<string, Command> = {
  d: setContext,
  P: setPrecision,
  c: setConsole,
  C: () => ints([36, 2000]),
  v: (session, namespace) => symbols(listNames(session, namespace, value => value.kind !== 'lambda')),
  f: (session, namespace) => symbols(listNames(session, namespace, value => value.kind === 'lambda')),
  a: (session, namespace) => symbols(listNames(session, namespace, isTable)),
  b: (session, namespace) => sortedSymbols(namesOf(listViews(session, namespace))),
  B: (session, namespace) => symbols(namesOf(listViews(session, namespace).filter(({ isPending }) => isPending))),
  t: (session, expression) => (expression ? timeOnce(session, expression) : int(0)),
  ts: (session, expression) => longs([timeOnce(session, expression).item as number, 0]),
  l: loadFile,
  S: setSeed,
  w: () => longs([0, 0, 0, 0, 0, 0]),
  s: () => int(0),
  e: () => int(0),
  g: () => int(0),
  o: () => int(0),
  p: () => int(0),
  T: () => int(0),
  W: () => int(2),
  z: setDateOrder,
  x: forgetHandler,
  cd: () => nil,
  _: () => nil,
  r: () => nil,
}

function setContext(session: Session, name: string): Value {
  if (!name) return symbol(session.context)
  if (!/^\.[\w.]*$/.test(name)) return signal(name)
  session.context = name
  return nil
}

function setPrecision(session: Session, argument: string): Value {
  if (!argument) return int(session.precision)
  session.precision = Math.min(17, Math.max(0, Number.parseInt(argument, 10) || 0))
  return nil
}

function setDateOrder(session: Session, argument: string): Value {
  if (!argument) return int(session.isDayFirst ? 1 : 0)
  session.isDayFirst = argument === '1'
  return nil
}

function setConsole(session: Session, argument: string): Value {
  if (!argument) return ints([session.console.rows, session.console.columns])
  const [rows = 25, columns = 80] = argument.split(/\s+/).map(Number)
  session.console = { rows: clamp(rows), columns: clamp(columns) }
  return nil
}

/** q keeps the size of the console between 10 and 2000. */
const clamp = (size: number) => Math.min(2000, Math.max(10, size || 10))

const ints = (values: number[]) => new Vector(Type.int, Int32Array.from(values))

function listNames(session: Session, namespace: string, test: (value: Value) => boolean): string[] {
  const prefix = namespace && namespace !== '.' ? namespace : session.context
  return session.namesIn(prefix).filter(name => {
    const value = session.globals.get(fullName(name, prefix))
    return value && test(value)
  })
}

type View = ReturnType<Session['globals']['viewsIn']>[number]

const listViews = (session: Session, namespace: string): View[] => session.globals.viewsIn(namespace || session.context)

const namesOf = (views: View[]) => views.map(({ name }) => name)

function timeOnce(session: Session, expression: string) {
  const start = session.now()
  runSource(session, expression)
  return int(Number((session.now() - start) / 1_000_000n))
}

/** `\t:10 expression` runs it ten times. */
function timeRepeated(session: Session, letters: string, expression: string): Value {
  const times = Number(letters.split(':')[1])
  const start = session.now()
  for (let i = 0; i < times; i++) runSource(session, expression)
  const milliseconds = Number((session.now() - start) / 1_000_000n)
  return letters.startsWith('ts') ? longs([milliseconds, 0]) : int(milliseconds)
}

function loadFile(session: Session, path: string): Value {
  const bytes = session.files.readFile(path)
  if (!bytes) return signal(`${path}. OS reports: No such file or directory`)
  const before = session.context
  runScript(session, decodeText(bytes))
  session.context = before
  return nil
}

function setSeed(session: Session, argument: string): Value {
  if (argument) session.seed(Number(argument))
  return argument ? nil : int(session.seedNumber)
}

function forgetHandler(session: Session, name: string): Value {
  session.globals.delete(name)
  return nil
}
