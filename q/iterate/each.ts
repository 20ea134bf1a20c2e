import { apply, runnerOf } from '../evaluate/apply.ts'
import { currentSession } from '../evaluate/current-session.ts'
import { collapse, countOf, itemAt, itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { isList } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { emptyAfter } from './empty-after.ts'
import { Results } from './results.ts'

/**
 * `f'x`, `x f'y`, `f'[x;y;z]`: item by item; an atom goes with each item of the others. Dictionaries are paired by
 * key. A list as `f` picks one function, or case, for each place: `l'[x;y]`.
 */
export function each(f: Value, args: readonly Value[]): Value {
  if (args.length === 1) return mapItems(args[0] as Value, runnerOf(f, 1), f)
  const dictionary = args.find(arg => arg.kind === 'dictionary')
  if (dictionary?.kind === 'dictionary') return eachOfDictionary(f, args, dictionary)
  if (isCaseList(f)) return pickCases(f, args)
  if (!args.some(isList)) return apply(f, args)
  const length = commonCount(args)
  if (!length) return emptyAfter(f, args)
  const results = new Results()
  const session = currentSession()
  const run = runnerOf(f, args.length)
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(run(...args.map(arg => (isList(arg) ? itemAt(arg, i) : arg))))
  }
  return results.toList()
}

const isCaseList = (f: Value) =>
  (f.kind === 'vector' || f.kind === 'atom') && f.type >= Type.boolean && f.type <= Type.long

/** `x f/:y`: all of x with each item of y. */
export function eachRight(f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(f, 2)
  return mapItems(y as Value, item => run(x as Value, item), f)
}

/** `x f\:y`: each item of x with all of y. */
export function eachLeft(f: Value, [x, y]: readonly Value[]): Value {
  const run = runnerOf(f, 2)
  return mapItems(x as Value, item => run(item, y as Value), f)
}

function mapItems(value: Value, action: (item: Value) => Value, f: Value): Value {
  if (value.kind === 'dictionary') return new Dictionary(value.keys, mapItems(value.values, action, f))
  if (!isList(value)) return action(value)
  const length = countOf(value)
  if (!length) return emptyAfter(f, [value])
  const results = new Results()
  const session = currentSession()
  for (let i = 0; i < length; i++) {
    session.checkTime()
    results.add(action(itemAt(value, i)))
  }
  return results.toList()
}

function eachOfDictionary(f: Value, args: readonly Value[], { keys }: Dictionary): Value {
  const parts = args.map(arg => {
    if (arg.kind !== 'dictionary') return arg
    return arg.keys === keys ? arg.values : apply(arg, [keys])
  })
  return new Dictionary(keys, each(f, parts))
}

/** The count that all lists share. */
function commonCount(args: readonly Value[]): number {
  const counts = new Set(args.filter(isList).map(countOf))
  const [count = 0] = counts
  return counts.size === 1 ? count : signal('length')
}

/** Case: `1 0 1'[x;y]` takes each item from x or y as the number at its place says. */
function pickCases(cases: Value, choices: readonly Value[]): Value {
  const pick = (number: Value, i: number | undefined): Value => {
    const choice = number.kind === 'atom' ? choices[Number(number.item)] : undefined
    if (!choice) return signal('type')
    return i !== undefined && isList(choice) ? itemAt(choice, i) : choice
  }
  if (!isList(cases)) return pick(cases, undefined)
  return collapse(itemsOf(cases).map(pick))
}
