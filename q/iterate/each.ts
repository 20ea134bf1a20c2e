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
 * `f'x`, `x f'y`, `f'[x;y;z]`: item by item; an atom goes with each item of the others. Dictionaries are paired by
 * key. A list as `f` picks one function, or case, for each index: `l'[x;y]`.
 */
export function each(session: Session, f: Value, args: readonly Value[]): Value {
  if (args.length === 1) return mapItems(session, args[0] as Value, runnerOf(session, f, 1), f)
  const dictionary = args.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return eachOfDictionary(session, f, args, dictionary)
  if (isCaseList(f)) return pickCases(f, args)
  if (!args.some(isList)) return apply(session, f, args)
  const length = commonCount(args)
  if (!length) return resultOfNoItems(session, f, args)
  const results = new Results()
  const run = runnerOf(session, f, args.length)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(run(...args.map(arg => (isList(arg) ? itemAt(arg, i) : arg))))
  }
  return results.toList()
}

const isCaseList = (f: Value) =>
  (f.kind === 'vector' || f.kind === 'atom') && f.type >= Type.boolean && f.type <= Type.long

/** `x f/:y`: all of x with each item of y. */
export function eachRight(session: Session, f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(session, f, 2)
  return mapItems(session, y as Value, item => run(x as Value, item), f)
}

/** `x f\:y`: each item of x with all of y. */
export function eachLeft(session: Session, f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(session, f, 2)
  return mapItems(session, x as Value, item => run(item, y as Value), f)
}

function mapItems(session: Session, value: Value, action: (item: Value) => Value, f: Value): Value {
  if (value.kind === 'dictionary') return new Dictionary(value.keys, mapItems(session, value.values, action, f))
  if (!isList(value)) return action(value)
  const length = countOf(value)
  if (!length) return resultOfNoItems(session, f, [value])
  const results = new Results()
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(action(itemAt(value, i)))
  }
  return results.toList()
}

function eachOfDictionary(session: Session, f: Value, args: readonly Value[], { keys }: Dictionary): Value {
  const parts = args.map(arg => {
    if (arg.kind !== 'dictionary') return arg
    return arg.keys === keys ? arg.values : apply(session, arg, [keys])
  })
  return new Dictionary(keys, each(session, f, parts))
}

/** The count that all lists share. */
function commonCount(args: readonly Value[]): number {
  const counts = new Set(args.filter(isList).map(countOf))
  const [count = 0] = counts
  return counts.size === 1 ? count : signal('length')
}

/** Case: `1 0 1'[x;y]` takes the first item from y, the second from x, the third from y. */
function pickCases(cases: Value, choices: readonly Value[]): Value {
  const pick = (number: Value, i: number | undefined): Value => {
    const choice = number.kind === 'atom' ? choices[Number(number.item)] : undefined
    if (!choice) return signal('type')
    return i !== undefined && isList(choice) ? itemAt(choice, i) : choice
  }
  if (!isList(cases)) return pick(cases, undefined)
  return toUniformList(itemsOf(cases).map(pick))
}

/** Each over no items gives `()`; only atomic operators keep the type of their arguments. */
function resultOfNoItems(session: Session, f: Value, args: readonly Value[]): Value {
  const isAtomicOperator = f.kind === 'primitive' && f.facts.isAtomic && !/^\w/.test(f.name)
  return isAtomicOperator && args.length === f.minRank ? apply(session, f, args) : emptyList
}

/**
 * `f':x` or `prior[f;x]`: f between each item and the one before it. The first item is paired with x in `x f':y`, else
 * with the identity of an operator or a null. A function of one argument is applied to each item, as with `peach`.
 */
export function eachPrior(session: Session, f: Value, args: readonly Value[]): Value {
  const y = args.at(-1) as Value
  const { combineNeighbours, identity } = factsOf(f)
  if (combineNeighbours && args.length === 1) return combineNeighbours(y)
  if (args.length === 1 && isUnary(f)) return each(session, f, args)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, eachPrior(session, f, [...args.slice(0, -1), y.values]))
  if (!isList(y)) return args.length > 1 ? apply(session, f, [y, args[0]]) : y
  const length = countOf(y)
  if (!length) return y
  const run = runnerOf(session, f, 2)
  const results = new Results()
  let before = args.length > 1 ? (args[0] as Value) : (identity ?? nullOfList)(y)
  for (let i = 0; i < length; i++) {
    const item = itemAt(y, i)
    results.add(run(item, before))
    before = item
  }
  return results.toList()
}

const isUnary = (f: Value) =>
  (f.kind === 'lambda' || f.kind === 'primitive' || f.kind === 'projection') && rankOf(f) === 1
