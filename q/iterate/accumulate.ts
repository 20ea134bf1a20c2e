import type { Session } from '../context/session.ts'
import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList, valuesOf } from '../values/items.ts'
import { matches } from '../values/match.ts'
import { spend } from '../values/meter.ts'
import { isEmptyList, isFunction, isList, isNumeric, Type } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { add, multiply } from '../verbs/arithmetic/arithmetic.ts'
import { commonCount } from './each.ts'
import { Results } from './results.ts'

/** Over, `f/`: the last result. */
export function over(session: Session, f: Value, args: readonly Value[]): Value {
  const [list] = args
  const reduced = list && args.length === 1 ? reduceList(f, valuesOf(list)) : undefined
  return reduced ?? iterate({ session, f, onResult: () => {} }, args)
}

/** Scan, `f\`: all results. */
export function scan(session: Session, f: Value, args: readonly Value[]): Value {
  const [list] = args
  // Of no items, `f\` gives what `f/` does: https://code.kx.com/q/ref/accumulators/#empty-lists
  const known = list && args.length === 1 && countOf(list) ? factsOf(f).scan?.(list) : undefined
  if (known) return known
  if (hasFloats(f) && args.length === 2) return scanLinear(args[0] as Value, f, args[1] as Value)
  const results = new Results()
  const last = iterate({ session, f, onResult: result => results.add(result) }, args)
  // The first of several arguments is what the scan starts from: a dictionary there is no list of items.
  const lists = args.length > 1 ? args.slice(1) : args
  const dictionary = isUnary(f) ? undefined : lists.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return new Dictionary(dictionary.keys, results.toList())
  const all = results.toList()
  if (!results.count) return args.length === 1 ? last : emptyList
  return args.length === 1 && !isUnary(f) && !isList(args[0] as Value) ? last : all
}

const hasFloats = (f: Value) => (f.kind === 'vector' || f.kind === 'atom') && f.type === Type.float

/** `x y\z` for floats y: each result is the previous one, at first x, times the item of y, plus the item of z. */
function scanLinear(x: Value, y: Value, z: Value): Value {
  let result = x
  return toUniformList(
    itemsOf(z).map((item, i) => {
      spend(10)
      result = add(item, multiply(result, isList(y) ? itemAt(y, i) : y))
      return result
    }),
  )
}

interface Iteration {
  session: Session
  f: Value
  /** Called with each result. The initial value counts as one, except in `x f\y`. */
  onResult: (result: Value) => void
}

function iterate(iteration: Iteration, args: readonly Value[]): Value {
  const [first, ...rest] = args as readonly [Value, ...Value[]]
  if (isUnary(iteration.f)) return rest.length ? repeat(iteration, args) : converge(iteration, first)
  return rest.length ? foldFrom(iteration, first, rest) : fold(iteration, first)
}

/** Whether `f/` applies f to its own result, not between items. A list or dictionary of lists or functions takes two indices. */
const isUnary = (f: Value): boolean => (isFunction(f) ? rankOf(f) === 1 && !isBinaryOperator(f) : !isNested(f))

function isNested(f: Value): boolean {
  if (f.kind === 'dictionary') return f.values.kind === 'table' || isNested(f.values)
  return f.kind === 'list' && f.length > 0 && f.items.every(item => item.kind !== 'atom')
}

/** Whether f is an operator of two arguments, even if it takes one too, as `:` does. */
const isBinaryOperator = (f: Value) => f.kind === 'primitive' && f.maxRank >= 2 && !/^\w/.test(f.name)

/** Converge: applies f until a result matches the previous one or the initial value. */
function converge({ session, f, onResult }: Iteration, first: Value): Value {
  let result = first
  onResult(result)
  while (true) {
    session.checkTime()
    const next = apply(session, f, [result])
    if (matches(next, result) || matches(next, first)) return result
    onResult(next)
    result = next
  }
}

/** Do, `n f/x`: applies f n times. While, `test f/x`: applies f while the test of the result is true. */
function repeat({ session, f, onResult }: Iteration, [condition, first]: readonly Value[]): Value {
  let result = first as Value
  onResult(result)
  const isCount = condition?.kind === 'atom' && isNumeric(condition.type)
  for (let i = 0; isCount ? i < Number(condition.item) : isTrue(apply(session, condition as Value, [result])); i++) {
    session.checkTime()
    result = apply(session, f, [result])
    onResult(result)
  }
  return result
}

const isTrue = (value: Value) => (value.kind === 'atom' ? Boolean(value.item) : signal('type'))

/** `f/x`: applies f to the first item and the second, then to the result and the third, and so on. */
function fold({ session, f, onResult }: Iteration, x: Value): Value {
  const list = valuesOf(x)
  if (!isList(list)) return x
  const length = countOf(list)
  if (!length) return foldNoItems(f, list)
  const step = runnerOf(session, f, 2)
  let result = computeFirstResult(session, f, list)
  onResult(result)
  for (let i = 1; i < length; i++) {
    // A call of a function checks the time itself.
    if (f.kind !== 'lambda') session.checkTime()
    result = step(result, itemAt(list, i))
    onResult(result)
  }
  return result
}

/** An operator whose identity is `()`, such as `,`, starts from it: its first result is then a list too. */
function computeFirstResult(session: Session, f: Value, list: Value): Value {
  const first = itemAt(list, 0)
  return factsOf(f).identity?.(list) === emptyList ? apply(session, f, [emptyList, first]) : first
}

/** `x f/y`, `f/[x;y;z]`: starts from x. */
function foldFrom({ session, f, onResult }: Iteration, first: Value, rest: readonly Value[]): Value {
  let result = first
  const lists = rest.map(arg => valuesOf(arg))
  if (!lists.some(isList)) {
    result = apply(session, f, [result, ...lists])
    onResult(result)
    return result
  }
  const length = commonCount(lists)
  const step = runnerOf(session, f, rest.length + 1)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    result = step(result, ...lists.map(arg => (isList(arg) ? itemAt(arg, i) : arg)))
    onResult(result)
  }
  return result
}

/** `f/` of no items: 0 for `+`, the empty list for functions without a `reduce`. */
const foldNoItems = (f: Value, list: Value): Value => reduceList(f, list) ?? emptyList

/** `f/` of a vector or of `()` by a verb: `sum` for `+/`. Undefined for other lists and functions. */
const reduceList = (f: Value, list: Value): Value | undefined =>
  list.kind === 'vector' || isEmptyList(list) ? factsOf(f).reduce?.(list) : undefined
