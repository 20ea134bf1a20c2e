import { requireLibrary, type Session } from '../context/session.ts'
import { chars, int, sortedSymbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'

/** Keywords that read or change the session itself. */
export const sessionVerbs = (session: Session): VerbTable => ({
  set: binary((x, y) => set(session, x, y), {
    shape: 'x set y',
    help: 'gives the variable or file named x the value y',
    examples: [
      ['`a set 3;a', '3'],
      ['`:f set 1 2;get`:f', '1 2'],
    ],
    isInfix: true,
  }),
  view: unary(name => view(session, name), {
    shape: 'view x',
    help: "the text of a view's definition",
    examples: [['v::1+a\nview`v', '"1+a"']],
  }),
  views: unary(namespace => sortedSymbols(session.viewNames(namespaceOf(session, namespace))), {
    shape: 'views x',
    help: 'the names of the views in a namespace',
    examples: [['v::1+a\nviews[]', '`s#,`v']],
  }),
  system: unary(command => session.runCommand(textOf(command)), {
    shape: 'system x',
    help: 'runs a system command: system "l file.q"',
    examples: [['system"d"', '`.']],
  }),
  exit: unary(code => endSession(session, code), {
    shape: 'exit n',
    help: 'ends the session',
    examples: [['(exit)~exit', '1b']],
    code: 29,
  }),
  hopen: unary(target => openHandle(session, target), {
    shape: 'hopen x',
    help: 'opens a connection to a process or a file and gives its handle',
    examples: [
      ['(hopen)~hopen', '1b'],
      ['h:hopen`:t.txt;neg[h]"one";read0`:t.txt', '"one"'],
    ],
  }),
  hclose: unary(handle => closeHandle(session, handle), {
    shape: 'hclose h',
    help: 'closes a handle of a file or process',
    examples: [['(hclose)~hclose', '1b']],
  }),
  getenv: unary(name => getEnvironmentVariable(session, name), {
    shape: 'getenv x',
    help: 'a variable of the environment, as a string',
    examples: [['getenv`NOSUCH', '""']],
    code: 30,
  }),
  setenv: binary((name, value) => setEnvironmentVariable(session, name, value), {
    shape: 'x setenv y',
    help: 'sets a variable of the environment',
    examples: [['`A setenv"xy";getenv`A', '"xy"']],
    isInfix: true,
    code: 33,
  }),
})

/** A list such as `` (`:a;17;2;6)`` names a file and compression parameters. */
function set(session: Session, target: Value, value: Value): Value {
  if (target.kind === 'list')
    return requireLibrary(session).compressTo(session, target, file => set(session, file, value))
  session.setGlobal(textOf(target), value, true)
  return target
}

const view = (session: Session, name: Value): Value => chars(session.viewSource(textOf(name)) ?? signal(textOf(name)))

/** The namespace that an argument names; the current one for `[]` and an empty symbol. */
const namespaceOf = (session: Session, name: Value): string => (name === nil ? '' : textOf(name)) || session.context

function endSession(session: Session, code: Value): Value {
  if (session.isReadOnly) signal('access')
  return session.end(code.kind === 'atom' && code.type <= Type.long ? Number(code.item) : signal('type'))
}

/** `` hopen`:path `` opens a file; any other target is a process, which needs the network of a machine. */
function openHandle(session: Session, target: Value): Value {
  const { handles, network } = session
  const [, path] = /^:([^:]+)$/.exec(isSymbol(target) || isString(target) ? textOf(target) : '') ?? []
  if (path === undefined) return network?.open(target) ?? signal('hop. OS reports: Connection refused')
  return int(handles.add(requireLibrary(session).openFile(session, path)))
}

function closeHandle(session: Session, handle: Value): Value {
  session.handles.close(handle.kind === 'atom' ? Math.abs(Number(handle.item)) : signal('type'))
  return nil
}

function getEnvironmentVariable(session: Session, name: Value): Value {
  return session.environment.get(textOf(name)) ?? chars('')
}

/** Sets a variable of the session's own environment, not of the computer's. */
function setEnvironmentVariable(session: Session, name: Value, value: Value): Value {
  session.environment.set(textOf(name), isString(value) ? value : signal('type'))
  return nil
}
