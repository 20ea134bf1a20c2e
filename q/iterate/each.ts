import type { Session } from '../context/session.ts'
import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { emptyList } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, nullOfList, toUniformList } from '../values/items.ts'
import { isList, Type } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { Results } from './results.ts'

/**
 * Each: `f'x`, `x f'y`, `f'[x;y;z]`. Applies f item by item, and repeats atoms. Dictionaries are paired by key. Whole numbers
 * as f are Case: see `pickCases`.
 */
export function each(session: Session, f: Value, args: readonly Value[]): Value {
  if (args.length === 1) return mapItems(session, args[0] as Value, runnerOf(session, f, 1), f)
  const dictionary = args.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return eachEntry(session, f, args, dictionary)
  if (hasCaseIndices(f)) return pickCases(f, args)
  if (!args.some(isList)) return apply(session, f, args)
  const length = commonCount(args)
  if (!length) return applyToNoItems(session, f, args)
  const results = new Results()
  const run = runnerOf(session, f, args.length)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(run(...args.map(arg => (isList(arg) ? itemAt(arg, i) : arg))))
  }
  return results.toList()
}

/** Whether f is made of booleans or whole numbers, which pick cases. */
const hasCaseIndices = (f: Value) =>
  (f.kind === 'vector' || f.kind === 'atom') && f.type >= Type.boolean && f.type <= Type.long

/** Each Right, `x f/:y`: applies f to x and each item of y. */
export function eachRight(session: Session, f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(session, f, 2)
  return mapItems(session, y as Value, item => run(x as Value, item), f)
}

/** Each Left, `x f\:y`: applies f to each item of x and y. */
export function eachLeft(session: Session, f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(session, f, 2)
  return mapItems(session, x as Value, item => run(item, y as Value), f)
}

/** Applies `action`, which calls f, to each item of a list or value of a dictionary, or to an atom. */
function mapItems(session: Session, value: Value, action: (item: Value) => Value, f: Value): Value {
  if (value.kind === 'dictionary') return new Dictionary(value.keys, mapItems(session, value.values, action, f))
  if (!isList(value)) return action(value)
  const length = countOf(value)
  if (!length) return applyToNoItems(session, f, [value])
  const results = new Results()
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(action(itemAt(value, i)))
  }
  return results.toList()
}

function eachEntry(session: Session, f: Value, args: readonly Value[], { keys }: Dictionary): Value {
  const parts = args.map(arg => {
    if (arg.kind !== 'dictionary') return arg
    return arg.keys === keys ? arg.values : apply(session, arg, [keys])
  })
  return new Dictionary(keys, each(session, f, parts))
}

/** The count that all lists share; signals `length` if they differ. */
export function commonCount(args: readonly Value[]): number {
  const counts = new Set(args.filter(isList).map(countOf))
  const [count = 0] = counts
  return counts.size === 1 ? count : signal('length')
}

/** Case: `1 0 1'[x;y]` takes the first and third item from y, the second from x. */
function pickCases(cases: Value, choices: readonly Value[]): Value {
  const pick = (number: Value, i: number | undefined): Value => {
    const choice = number.kind === 'atom' ? choices[Number(number.item)] : undefined
    if (!choice) return signal('type')
    return i !== undefined && isList(choice) ? itemAt(choice, i) : choice
  }
  if (!isList(cases)) return pick(cases, undefined)
  return toUniformList(itemsOf(cases).map(pick))
}

/** Each of no items gives `()`; only an atomic operator keeps the type of its arguments. */
function applyToNoItems(session: Session, f: Value, args: readonly Value[]): Value {
  const isAtomicOperator = f.kind === 'primitive' && f.facts.isAtomic && !/^\w/.test(f.name)
  return isAtomicOperator && args.length === f.minRank ? apply(session, f, args) : emptyList
}

/**
 * Each Prior: `f':x` and `prior[f;x]` apply f to each item and the one before it. Before the first item comes x in `x f':y`,
 * else the identity of an operator or a null. With a function of one argument, `f':` is Each Parallel.
 */
export function eachPrior(session: Session, f: Value, args: readonly Value[]): Value {
  const y = args.at(-1) as Value
  const { combineNeighbours, identity } = factsOf(f)
  if (combineNeighbours && args.length === 1) return combineNeighbours(y)
  if (args.length === 1 && isUnaryFunction(f)) return each(session, f, args)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, eachPrior(session, f, [...args.slice(0, -1), y.values]))
  if (!isList(y)) return args.length > 1 ? apply(session, f, [y, args[0]]) : y
  const length = countOf(y)
  if (!length) return y
  const run = runnerOf(session, f, 2)
  const results = new Results()
  let before = args.length > 1 ? (args[0] as Value) : (identity ?? nullOfList)(y)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    const item = itemAt(y, i)
    results.add(run(item, before))
    before = item
  }
  return results.toList()
}

const isUnaryFunction = (f: Value) =>
  (f.kind === 'lambda' || f.kind === 'primitive' || f.kind === 'projection') && rankOf(f) === 1
