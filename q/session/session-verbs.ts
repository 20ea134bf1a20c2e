import { currentLibrary, currentSession } from '../context/session.ts'
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
function set(target: Value, value: Value): Value {
  const name = target.kind === 'list' ? itemAt(target, 0) : target
  currentSession().setGlobal(textOf(name), value)
  return name
}

/** The namespace that an argument names; the current one for `[]` and an empty symbol. */
const namespaceOf = (name: Value): string => (name === nil ? '' : textOf(name)) || currentSession().context

/** `` view `v ``: the text of a view's definition. */
const view = (name: Value): Value => chars(currentSession().viewSource(textOf(name)) ?? signal(textOf(name)))

/** Variables of the environment, which a session keeps for itself. */
function getEnvironment(name: Value): Value {
  return currentSession().environment.get(textOf(name)) ?? chars('')
}

function setEnvironment(name: Value, value: Value): Value {
  currentSession().environment.set(textOf(name), isString(value) ? value : signal('type'))
  return nil
}

function endSession(code: Value): Value {
  if (currentSession().isReadOnly) signal('access')
  throw new SessionEnd(code.kind === 'atom' && code.type <= Type.long ? Number(code.item) : signal('type'))
}

/** `` hopen`:path `` opens a file; other targets are processes, which a session that stands alone does not reach. */
function openHandle(target: Value): Value {
  const { handles, network } = currentSession()
  const [, path] = /^:([^:]+)$/.exec(isSymbol(target) || isString(target) ? textOf(target) : '') ?? []
  if (path === undefined) return network?.open(target) ?? signal('hop. OS reports: Connection refused')
  return int(handles.add(currentLibrary().openFile(path)))
}

function closeHandle(handle: Value): Value {
  currentSession().handles.close(handle.kind === 'atom' ? Math.abs(Number(handle.item)) : signal('type'))
  return nil
}

/** Verbs that read or change the session itself. */
export const sessionVerbs: VerbTable = {
  set: binary(set),
  view: unary(view),
  views: unary(namespace => sortedSymbols(currentSession().viewNames(namespaceOf(namespace)))),
  system: unary(command => currentSession().runCommand(textOf(command))),
  exit: unary(endSession),
  hopen: unary(openHandle),
  hclose: unary(closeHandle),
  getenv: unary(getEnvironment),
  setenv: binary(setEnvironment),
}
