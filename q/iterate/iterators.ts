import type { Session } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import { isFunction } from '../values/types.ts'
import { Composition, Derived, Iterator, type IteratorName, type Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { accumulate, scan } from './accumulate.ts'
import { each, eachLeft, eachPrior, eachRight } from './each.ts'

/** The iterators in the order of the types 106 to 111 of what they derive. */
const iteratorNames: readonly IteratorName[] = ["'", '/', '\\', "':", '/:', '\\:']

const runs: Record<IteratorName, (session: Session, f: Value, args: readonly Value[]) => Value> = {
  "'": each,
  '/': accumulate,
  '\\': scan,
  "':": eachPrior,
  '/:': eachRight,
  '\\:': eachLeft,
}

/** `f/` as a value: a function that runs `f` as the iterator says. */
function derive(session: Session, name: IteratorName, target: Value): Derived {
  const run = runs[name]
  return new Derived(106 + iteratorNames.indexOf(name), name, target, (...args) => run(session, target, args))
}

/** The six iterators. Given several functions, `'` composes them: `'[f;g]`. */
export const createIterators = (session: Session): Iterator[] =>
  iteratorNames.map(
    name =>
      new Iterator(name, (...args) =>
        args.length > 1 ? compose(name, args) : derive(session, name, args[0] as Value),
      ),
  )

function compose(name: IteratorName, functions: readonly Value[]): Value {
  if (name !== "'" || !functions.every(isFunction)) return signal('rank')
  return new Composition(functions)
}

/** The keywords of iteration. `peach` is `each`: there is one thread. */
export const iteratorWords = (session: Session): VerbTable => ({
  each: binary((f, x) => each(session, f, [x])),
  peach: binary((f, x) => each(session, f, [x])),
  over: variadic(2, 8, (f, ...args: Value[]) => accumulate(session, f as Value, args)),
  scan: variadic(2, 8, (f, ...args: Value[]) => scan(session, f as Value, args)),
  prior: binary((f, x) => eachPrior(session, f, [x])),
})
