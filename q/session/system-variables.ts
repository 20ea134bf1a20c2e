import type { Session } from '../context/session.ts'
import type { Globals } from '../evaluate/globals.ts'
import { clockVariables } from '../namespaces/clock.ts'
import { boolean, chars, emptyList, emptyVector, float, int, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'

/** Defines `.q` and the variables of `.z`: the process, the clock, dependencies of views. */
export function defineSystemVariables(session: Session, globals: Globals) {
  for (const [name, read] of clockVariables) globals.defineComputed(name, () => read(session))
  globals.defineComputed('.q', () => createKeywordDictionary(session))
  globals.defineComputed('.z.K', () => float(4.1))
  globals.defineComputed('.z.i', () => int(1))
  globals.defineComputed('.z.w', () => int(0))
  globals.defineComputed('.z.o', () => symbol('l64'))
  globals.defineComputed('.z.u', () => symbol('reader'))
  globals.defineComputed('.z.h', () => symbol('localhost'))
  globals.defineComputed('.z.c', () => int(1))
  globals.defineComputed('.z.W', () => new Dictionary(emptyVector(Type.int), emptyVector(Type.long)))
  globals.defineComputed('.z.f', () => symbol(''))
  globals.defineComputed('.z.x', () => emptyList)
  globals.defineComputed('.z.X', () => new List([chars('q')]))
  globals.defineComputed('.z.H', () => emptyVector(Type.int))
  globals.defineComputed('.z.r', () => boolean(session.isReadOnly))
  globals.defineComputed('.z.q', () => boolean(false))
  globals.defineComputed('.z.b', () => listDependents(globals))
}

/** `.z.b`: the views that read each variable. */
function listDependents(globals: Globals): Value {
  const views = globals.viewsIn('.')
  const names = [...new Set(views.flatMap(({ reads }) => reads))]
  const dependents = names.map(read => symbols(views.flatMap(({ name, reads }) => (reads.includes(read) ? name : []))))
  return new Dictionary(symbols(names), new List(dependents))
}

/** In `.q`, these keywords are operators of k. */
const formsOfK: Readonly<Record<string, string>> = { hopen: '<:', hclose: '>:', hdel: '~:' }

/** `.q`: a dictionary of keywords, in alphabetical order, and their functions. */
function createKeywordDictionary(session: Session): Value {
  const names = session
    .verbNames()
    .filter(name => /^[a-z]\w*$/.test(name))
    .sort()
  const verbs = names.map(name => session.findVerb(formsOfK[name] ?? name) ?? nil)
  return new Dictionary(symbols(['', ...names]), new List([nil, ...verbs]))
}
