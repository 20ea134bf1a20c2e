import { leaveFunction, locateError } from '../evaluate/locate-error.ts'
import { type Cell, readView } from '../evaluate/views.ts'
import { nil } from '../values/nil.ts'
import { QError } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'
import { temporalPart } from '../verbs/cast/temporal-parts.ts'
import { type Code, cellOf, fullName, type Scope, slotOf } from './scope.ts'

/** Code that reads a name: a local, a keyword, a global, or a part of a global (`t.price`, `d.month`). */
export function compileName(name: string, at: number, scope: Scope): Code {
  const slot = slotOf(scope, name)
  if (slot >= 0) return compileLocal(name, slot, at, scope)
  if (name === '.z.s' && scope.locals) return () => scope.self.lambda ?? nil
  const verb = scope.findVerb(name)
  if (verb) return () => verb
  return compileGlobal(name, at, scope)
}

function compileLocal(name: string, slot: number, at: number, scope: Scope): Code {
  return frame => {
    const value = frame.locals[slot]
    if (value === undefined) throw locateError(new QError(name), scope, at)
    return value
  }
}

function compileGlobal(name: string, at: number, scope: Scope): Code {
  const cell = cellOf(scope, name)
  return () => {
    if (cell.value && !cell.view) return cell.value
    if (cell.view) return readViewAt(cell, at, scope)
    const value = readGlobal(name, scope)
    if (value === undefined) throw locateError(new QError(name), scope, at)
    return value
  }
}

/** The computation of a view is a call of its own in errors. */
function readViewAt(cell: Cell, at: number, scope: Scope): Value {
  try {
    return readView(cell)
  } catch (error) {
    throw locateError(leaveFunction(error), scope, at)
  }
}

function readGlobal(name: string, scope: Scope): Value | undefined {
  const full = fullName(name, scope.context)
  const value = scope.globals.get(full)
  if (value !== undefined) return value
  const dot = full.lastIndexOf('.')
  if (dot <= 0) return undefined
  const owner = scope.globals.get(full.slice(0, dot))
  return owner && temporalPart(owner, full.slice(dot + 1))
}
