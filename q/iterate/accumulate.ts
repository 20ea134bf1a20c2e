import type { Session } from '../context/session.ts'
import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList, valuesOf } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { isFunction, isList, isNumeric, Type } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { max, min, prd, sum } from '../verbs/aggregates/aggregates.ts'
import { add, multiply } from '../verbs/arithmetic/arithmetic.ts'
import { Results } from './results.ts'

/** Told of every result on the way, the first one included. */
type Note = (result: Value) => void

/** `f/`: the last result. */
export const accumulate = (session: Session, f: Value, args: readonly Value[]): Value => {
  if (args.length === 1 && !isUnary(f)) {
    const known = reducer(f)?.(args[0] as Value)
    if (known) return known
  }
  return run(session, f, args, () => {})
}

/** `f\`: all results. */
export function scan(session: Session, f: Value, args: readonly Value[]): Value {
  if (isFloats(f) && args.length === 2) return scanLinear(args[0] as Value, f, args[1] as Value)
  const noted = new Results()
  const values = args.map(arg => (arg.kind === 'dictionary' && !isUnary(f) ? arg.values : arg))
  const last = run(session, f, values, result => noted.add(result))
  const dictionary = isUnary(f) ? undefined : args.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return new Dictionary(dictionary.keys, noted.toList())
  if (!noted.count) return args.length === 1 ? last : emptyList
  return args.length === 1 && !isUnary(f) && !isList(args[0] as Value) ? last : noted.toList()
}

const isFloats = (f: Value) => (f.kind === 'vector' || f.kind === 'atom') && f.type === Type.float

/** `x y\z` for floats: `{z+x*y}` scanned, starting from x. */
function scanLinear(x: Value, y: Value, z: Value): Value {
  let result = x
  return toUniformList(
    itemsOf(z).map((item, i) => {
      result = add(item, multiply(result, isList(y) ? itemAt(y, i) : y))
      return result
    }),
  )
}

function run(session: Session, f: Value, args: readonly Value[], note: Note): Value {
  if (isUnary(f))
    return args.length === 1 ? converge(session, f, args[0] as Value, note) : repeat(session, f, args, note)
  return args.length === 1 ? fold(session, f, args[0] as Value, note) : foldFrom(session, f, args, note)
}

/** Whether an accumulator applies f again and again rather than between items. A list or dictionary of lists or functions takes two. */
const isUnary = (f: Value): boolean => (isFunction(f) ? rankOf(f) === 1 && !takesTwo(f) : !isNested(f))

function isNested(f: Value): boolean {
  if (f.kind === 'dictionary') return f.values.kind === 'table' || isNested(f.values)
  return f.kind === 'list' && f.items.length > 0 && f.items.every(item => item.kind !== 'atom')
}

/** Operators that also have a form with one argument. */
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
  let result = firstResult(session, f, itemAt(list, 0))
  note(result)
  for (let i = 1; i < length; i++) {
    session.checkTime()
    result = step(result, itemAt(list, i))
    note(result)
  }
  return result
}

/** `,` starts from the empty list, so that its first result is a list too. */
const firstResult = (session: Session, f: Value, first: Value): Value =>
  f.kind === 'primitive' && f.name === ',' ? apply(session, f, [emptyList, first]) : first

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

/** Folding nothing gives the identity of the operator where q knows one, else the empty list. */
const emptyFold = (f: Value, list: Value): Value => reducer(f)?.(list) ?? emptyList

/** `+/` and its like over a list are the aggregates of q, which run over vectors in one loop. */
function reducer(f: Value): ((list: Value) => Value | undefined) | undefined {
  if (f.kind !== 'primitive') return undefined
  return byOperator.get(f.name)
}

/** For the empty list they know the identity of the operator. */
const vectorsOnly = (aggregate: (list: Value) => Value) => (list: Value) =>
  list.kind === 'vector' || (list.kind === 'list' && !list.items.length) ? aggregate(list) : undefined

const byOperator = new Map([
  ['+', vectorsOnly(sum)],
  ['*', vectorsOnly(prd)],
  ['|', vectorsOnly(max)],
  ['&', vectorsOnly(min)],
])
