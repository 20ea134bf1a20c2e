import type { Session } from '../context/session.ts'
import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList, valuesOf } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { isEmptyList, isFunction, isList, isNumeric, Type } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { add, multiply } from '../verbs/arithmetic/arithmetic.ts'
import { Results } from './results.ts'

/** `f/`: the last result. */
export function accumulate(session: Session, f: Value, args: readonly Value[]): Value {
  const [list] = args
  const reduced = list && args.length === 1 ? reduceList(f, valuesOf(list)) : undefined
  return reduced ?? run(session, f, args, () => {})
}

/** `f\`: all results. */
export function scan(session: Session, f: Value, args: readonly Value[]): Value {
  const [list] = args
  // Of no items, `f\` gives what `f/` does: https://code.kx.com/q/ref/accumulators/#empty-lists
  const known = list && args.length === 1 && countOf(list) ? factsOf(f).scan?.(list) : undefined
  if (known) return known
  if (isFloats(f) && args.length === 2) return scanLinear(args[0] as Value, f, args[1] as Value)
  const results = new Results()
  const values = args.map(arg => (arg.kind === 'dictionary' && !isUnary(f) ? arg.values : arg))
  const last = run(session, f, values, result => results.add(result))
  const dictionary = isUnary(f) ? undefined : args.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return new Dictionary(dictionary.keys, results.toList())
  if (!results.count) return args.length === 1 ? last : emptyList
  return args.length === 1 && !isUnary(f) && !isList(args[0] as Value) ? last : results.toList()
}

const isFloats = (f: Value) => (f.kind === 'vector' || f.kind === 'atom') && f.type === Type.float

/** `x y\z` with y of floats: each result is the item of z plus the last result times y, starting from x. */
function scanLinear(x: Value, y: Value, z: Value): Value {
  let result = x
  return toUniformList(
    itemsOf(z).map((item, i) => {
      result = add(item, multiply(result, isList(y) ? itemAt(y, i) : y))
      return result
    }),
  )
}

/** Called with every result, the first one included. */
type Note = (result: Value) => void

function run(session: Session, f: Value, args: readonly Value[], note: Note): Value {
  if (isUnary(f))
    return args.length === 1 ? converge(session, f, args[0] as Value, note) : repeat(session, f, args, note)
  return args.length === 1 ? fold(session, f, args[0] as Value, note) : foldFrom(session, f, args, note)
}

/** Whether `f/` applies f again and again, not between items. A list or dictionary of lists or functions takes two. */
const isUnary = (f: Value): boolean => (isFunction(f) ? rankOf(f) === 1 && !takesTwo(f) : !isNested(f))

function isNested(f: Value): boolean {
  if (f.kind === 'dictionary') return f.values.kind === 'table' || isNested(f.values)
  return f.kind === 'list' && f.items.length > 0 && f.items.every(item => item.kind !== 'atom')
}

/** An operator that has a form with one argument too, such as `:`, is applied between items. */
const takesTwo = (f: Value) => f.kind === 'primitive' && f.maxRank >= 2 && !/^\w/.test(f.name)

/** Applies f until the result is that of the step before, or the first value again. */
function converge(session: Session, f: Value, first: Value, note: Note): Value {
  let result = first
  note(result)
  while (true) {
    session.checkTime()
    const next = apply(session, f, [result])
    if (matches(next, result) || matches(next, first)) return result
    note(next)
    result = next
  }
}

/** `n f/x`: n times; `test f/x`: while the test of the result holds. */
function repeat(session: Session, f: Value, [condition, first]: readonly Value[], note: Note): Value {
  let result = first as Value
  note(result)
  const isCount = condition?.kind === 'atom' && isNumeric(condition.type)
  for (let i = 0; isCount ? i < Number(condition.item) : isTrue(apply(session, condition as Value, [result])); i++) {
    session.checkTime()
    result = apply(session, f, [result])
    note(result)
  }
  return result
}

const isTrue = (value: Value) => (value.kind === 'atom' ? Boolean(value.item) : signal('type'))

/** `f/x`: the first item with the second, the result with the third and so on. */
function fold(session: Session, f: Value, x: Value, note: Note): Value {
  const list = valuesOf(x)
  if (!isList(list)) return x
  const length = countOf(list)
  if (!length) return emptyFold(f, list)
  const step = runnerOf(session, f, 2)
  let result = firstResult(session, f, list)
  note(result)
  for (let i = 1; i < length; i++) {
    session.checkTime()
    result = step(result, itemAt(list, i))
    note(result)
  }
  return result
}

/** An operator whose identity is `()`, such as `,`, starts from it, so that its first result is a list too. */
function firstResult(session: Session, f: Value, list: Value): Value {
  const first = itemAt(list, 0)
  return factsOf(f).identity?.(list) === emptyList ? apply(session, f, [emptyList, first]) : first
}

/** `x f/y`, `f/[x;y;z]`: starts from x. */
function foldFrom(session: Session, f: Value, args: readonly Value[], note: Note): Value {
  const [first, ...rest] = args
  let result = first as Value
  const lists = rest.map(arg => valuesOf(arg))
  if (!lists.some(isList)) {
    result = apply(session, f, [result, ...lists])
    note(result)
    return result
  }
  const counts = new Set(lists.filter(isList).map(countOf))
  if (counts.size > 1) return signal('length')
  const [length = 0] = counts
  const step = runnerOf(session, f, args.length)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    result = step(result, ...lists.map(arg => (isList(arg) ? itemAt(arg, i) : arg)))
    note(result)
  }
  return result
}

/** What `f/` gives for no items: 0 for `+`, the empty list for functions that cannot be reduced in one loop. */
const emptyFold = (f: Value, list: Value): Value => reduceList(f, list) ?? emptyList

/** `f/` of a vector or of `()` in one loop: `+/` is `sum` there. Undefined for other lists and functions. */
const reduceList = (f: Value, list: Value): Value | undefined =>
  list.kind === 'vector' || isEmptyList(list) ? factsOf(f).reduce?.(list) : undefined
