import { signal } from '../values/errors.ts'
import { isFunction } from '../values/types.ts'
import { Composition, Derived, Iterator, type IteratorName, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { accumulate, scan } from './accumulate.ts'
import { each, eachLeft, eachPrior, eachRight } from './each.ts'

/** The iterators in the order of the types 106 to 111 of what they derive. */
const iteratorNames: readonly IteratorName[] = ["'", '/', '\\', "':", '/:', '\\:']

const runs: Record<IteratorName, (f: Value, args: readonly Value[]) => Value> = {
  "'": each,
  '/': accumulate,
  '\\': scan,
  "':": eachPrior,
  '/:': eachRight,
  '\\:': eachLeft,
}

/** `f/` as a value: a function that runs `f` as the iterator says. */
function derive(name: IteratorName, target: Value): Derived {
  const run = runs[name]
  return new Derived(106 + iteratorNames.indexOf(name), name, target, (...args) => run(target, args))
}

/** The six iterators. Given several functions, `'` composes them: `'[f;g]`. */
export const iterators: readonly Iterator[] = iteratorNames.map(
  name => new Iterator(name, (...args) => (args.length > 1 ? compose(name, args) : derive(name, args[0] as Value))),
)

function compose(name: IteratorName, functions: readonly Value[]): Value {
  if (name !== "'" || !functions.every(isFunction)) return signal('rank')
  return new Composition(functions)
}

/** The keywords of iteration. `peach` is `each`: there is one thread. */
export const iteratorWords: VerbTable = {
  each: binary((f, x) => each(f, [x])),
  peach: binary((f, x) => each(f, [x])),
  over: variadic(2, 8, (f, ...args: Value[]) => accumulate(f as Value, args)),
  scan: variadic(2, 8, (f, ...args: Value[]) => scan(f as Value, args)),
  prior: binary((f, x) => eachPrior(f, [x])),
}
