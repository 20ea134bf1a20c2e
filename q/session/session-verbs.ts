import { requireLibrary, type Session } from '../context/session.ts'
import { SessionEnd } from '../context/session-end.ts'
import { chars, int, sortedSymbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'

/**
 * `` `a set 1 `` gives a variable or file its value, and returns its name. A list such as `` (`:a;17;2;6)`` asks for
 * compression, which this disk has none of.
 */
function set(session: Session, target: Value, value: Value): Value {
  const name = target.kind === 'list' ? itemAt(target, 0) : target
  session.setGlobal(textOf(name), value)
  return name
}

/** The namespace that an argument names; the current one for `[]` and an empty symbol. */
const namespaceOf = (session: Session, name: Value): string => (name === nil ? '' : textOf(name)) || session.context

/** `` view `v ``: the text of a view's definition. */
const view = (session: Session, name: Value): Value => chars(session.viewSource(textOf(name)) ?? signal(textOf(name)))

/** Variables of the environment, which a session keeps for itself. */
function getEnvironment(session: Session, name: Value): Value {
  return session.environment.get(textOf(name)) ?? chars('')
}

function setEnvironment(session: Session, name: Value, value: Value): Value {
  session.environment.set(textOf(name), isString(value) ? value : signal('type'))
  return nil
}

function endSession(session: Session, code: Value): Value {
  if (session.isReadOnly) signal('access')
  throw new SessionEnd(code.kind === 'atom' && code.type <= Type.long ? Number(code.item) : signal('type'))
}

/** `` hopen`:path `` opens a file; other targets are processes, which a session that stands alone does not reach. */
function openHandle(session: Session, target: Value): Value {
  const { handles, network } = session
  const [, path] = /^:([^:]+)$/.exec(isSymbol(target) || isString(target) ? textOf(target) : '') ?? []
  if (path === undefined) return network?.open(target) ?? signal('hop. OS reports: Connection refused')
  return int(handles.add(requireLibrary(session).openFile(path)))
}

function closeHandle(session: Session, handle: Value): Value {
  session.handles.close(handle.kind === 'atom' ? Math.abs(Number(handle.item)) : signal('type'))
  return nil
}

/** Verbs that read or change the session itself. */
export const sessionVerbs = (session: Session): VerbTable => ({
  set: binary((x, y) => set(session, x, y)),
  view: unary(x => view(session, x)),
  views: unary(namespace => sortedSymbols(session.viewNames(namespaceOf(session, namespace)))),
  system: unary(command => session.runCommand(textOf(command))),
  exit: unary(x => endSession(session, x)),
  hopen: unary(x => openHandle(session, x)),
  hclose: unary(x => closeHandle(session, x)),
  getenv: unary(x => getEnvironment(session, x)),
  setenv: binary((x, y) => setEnvironment(session, x, y)),
})
