import type { Session } from '../context/session.ts'
import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { emptyList, long } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { nullOfList } from '../values/nulls.ts'
import { isList, isNumeric, isTemporal, Type, typeInfo } from '../values/types.ts'
import { Atom, Dictionary, type Value } from '../values/value.ts'
import { shiftVector } from '../verbs/running/neighbours.ts'
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
  if (!length) return emptyAfter(session, f, args)
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
  if (!length) return emptyAfter(session, f, [value])
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

/** Case: `1 0 1'[x;y]` takes each item from x or y as the number at its index says. */
function pickCases(cases: Value, choices: readonly Value[]): Value {
  const pick = (number: Value, i: number | undefined): Value => {
    const choice = number.kind === 'atom' ? choices[Number(number.item)] : undefined
    if (!choice) return signal('type')
    return i !== undefined && isList(choice) ? itemAt(choice, i) : choice
  }
  if (!isList(cases)) return pick(cases, undefined)
  return toUniformList(itemsOf(cases).map(pick))
}

/** Each over an empty list gives an empty general list, whatever the function; only atomic operators keep a type. */
function emptyAfter(session: Session, f: Value, args: readonly Value[]): Value {
  const isAtomic =
    f.kind === 'primitive' && ['+', '-', '*', '=', '<', '>', '&', '|', '<=', '>=', '<>', '%'].includes(f.name)
  return isAtomic && args.length === f.minRank ? apply(session, f, args) : emptyList
}

/**
 * `f':x` or `prior[f;x]`: f between each item and the one before it. `x f':y` gives what stands before the first item.
 * A function of one argument is applied to each item, as with `peach`.
 */
export function eachPrior(session: Session, f: Value, args: readonly Value[]): Value {
  const y = args.at(-1) as Value
  if (args.length === 1 && isUnary(f)) return each(session, f, args)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, eachPrior(session, f, [...args.slice(0, -1), y.values]))
  if (!isList(y)) return args.length > 1 ? apply(session, f, [y, args[0]]) : y
  const length = countOf(y)
  if (!length) return y
  const identity = f.kind === 'primitive' ? '-%'.indexOf(f.name) : -1
  // Differences and ratios of vectors are vectors, those of dates too.
  if (identity >= 0 && args.length === 1 && y.kind === 'vector')
    return apply(session, f, [y, shiftVector(y, 1, identity)])
  const run = runnerOf(session, f, 2)
  const results = new Results()
  let before = args.length > 1 ? (args[0] as Value) : firstOperand(f, y)
  for (let i = 0; i < length; i++) {
    const item = itemAt(y, i)
    results.add(run(item, before))
    before = item
  }
  return results.toList()
}

const isUnary = (f: Value) =>
  (f.kind === 'lambda' || f.kind === 'primitive' || f.kind === 'projection') && rankOf(f) === 1

/**
 * What stands before the first item in each-prior: the identity element of the operator where it has one (0 for `+`, 1
 * for `*`, `0W` for `&`, the empty list for `,`), else the null of the list.
 */
function firstOperand(f: Value, list: Value): Value {
  const operator = f.kind === 'primitive' ? f.name : ''
  if (operator === ',') return emptyList
  const isExtreme = operator === '&' || operator === '|'
  if (!operator || !(isExtreme || '+-*%'.includes(operator))) return nullOfList(list)
  const type = list.kind === 'vector' ? list.type : Type.long
  if (isExtreme) return extremeOf(type, operator === '&')
  const neutral = '+-'.includes(operator) ? 0 : 1
  if (isNumeric(type)) return new Atom(type, neutral)
  return isTemporal(type) ? long(neutral) : nullOfList(list)
}

/** Booleans and bytes have no infinity. */
function extremeOf(type: number, isGreatest: boolean): Atom {
  const { infinity } = typeInfo(type)
  const greatest = infinity ?? (type === Type.boolean ? 1 : 255)
  return new Atom(type, isGreatest ? greatest : infinity === undefined ? 0 : -infinity)
}
