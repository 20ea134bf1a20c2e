import type { Session } from '../context/session.ts'
import type { Globals } from '../evaluate/globals.ts'
import { clockVariables } from '../namespaces/clock.ts'
import { boolean, chars, emptyList, emptyVector, float, int, symbol, symbols } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'

/** Defines `.q` and the variables of `.z`: the process, the clock, dependencies of views. */
export function defineSystemVariables(session: Session, globals: Globals) {
  const variables: Record<string, () => Value> = {
    K: () => float(4.1),
    i: () => int(1),
    w: () => int(0),
    o: () => symbol('l64'),
    u: () => symbol('reader'),
    h: () => symbol('localhost'),
    c: () => int(1),
    W: () => new Dictionary(emptyVector(Type.int), emptyVector(Type.long)),
    H: () => emptyVector(Type.int),
    f: () => symbol(''),
    x: () => emptyList,
    X: () => new List([chars('q')]),
    r: () => boolean(session.isReadOnly),
    q: () => boolean(false),
    b: () => listDependents(globals),
    ...clockVariables(session),
  }
  for (const [letter, read] of Object.entries(variables)) globals.defineComputed(`.z.${letter}`, read)
  globals.defineComputed('.q', () => createKeywordDictionary(session))
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

/** `.q`: a dictionary of keywords, in alphabetical order, then those that the user has defined, and their functions. */
function createKeywordDictionary(session: Session): Value {
  const keywords = session.verbNames().filter(name => /^[a-z]\w*$/.test(name))
  const names = [...new Set([...keywords.sort(), ...session.namesIn('.q')])]
  const verbs = names.map(name => session.findVerb(formsOfK[name] ?? name) ?? nil)
  return new Dictionary(symbols(['', ...names]), new List([nil, ...verbs]))
}
