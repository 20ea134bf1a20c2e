import type { Session } from '../context/session.ts'
import { signal } from '../values/errors.ts'
import { isFunction } from '../values/types.ts'
import { Composition, Derived, Iterator, type IteratorName, type Value, type VerbHelp } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { over, scan } from './accumulate.ts'
import { each, eachLeft, eachPrior, eachRight } from './each.ts'

/** The six iterators. Given several functions, `'` composes them: `'[f;g]`. */
export const createIterators = (session: Session): Iterator[] =>
  iteratorNames.map(
    (name, code) =>
      new Iterator(name, code, (...args) =>
        args.length > 1 ? composeFunctions(name, args) : deriveFunction(session, name, args[0] as Value),
      ),
  )

/** The keywords of iteration. `peach` is the same as `each`, since there is one thread. */
export const iterationVerbs = (session: Session): VerbTable => ({
  each: binary((f, x) => each(session, f, [x]), {
    shape: 'f each x',
    help: 'applies a function to each item of a list: count each ("ab";"c")',
    examples: [
      ['count each("ab";"c";"")', '2 1 0'],
      ['{x+1}each`a`b!1 2', 'a| 2\nb| 3'],
      ['{x+1}each()', '()'],
    ],
    isInfix: true,
  }),
  peach: binary((f, x) => each(session, f, [x]), {
    shape: 'f peach x',
    help: 'like each, in parallel where there are threads',
    examples: [
      ['{x*x}peach 1 2 3', '1 4 9'],
      ['count peach("ab";"c")', '2 1'],
    ],
    isInfix: true,
  }),
  over: variadic(2, 8, (f, ...args: Value[]) => over(session, f as Value, args), {
    shape: 'f over x',
    help: 'applies f between the items from left to right and gives the last result',
    examples: [
      ['(+)over 1 2 3', '6'],
      ['{x+2*y}over 1 2 3', '11'],
      ['(+)over()', '0'],
    ],
    isInfix: true,
  }),
  scan: variadic(2, 8, (f, ...args: Value[]) => scan(session, f as Value, args), {
    shape: 'f scan x',
    help: 'applies f between the items from left to right and gives all results',
    examples: [
      ['(+)scan 1 2 3', '1 3 6'],
      ['{x+2*y}scan 1 2 3', '1 5 11'],
      ['(,)scan 1 2', ',1\n1 2'],
    ],
    isInfix: true,
  }),
  prior: binary((f, x) => eachPrior(session, f, [x]), {
    shape: 'f prior x',
    help: 'applies f to each item and the one before',
    examples: [
      ['(-)prior 3 5 9', '3 2 4'],
      ['{x+2*y}prior 1 2', '0N 4'],
    ],
    isInfix: true,
  }),
})

/** The help of the iterators. */
export const iteratorFacts: Record<IteratorName, VerbHelp> = {
  "'": {
    shape: "f'[x;y]",
    help: 'each: applies f item by item; before a symbol, signals an error',
    examples: [
      ["1 2+'10 20", '11 22'],
      ['count\'[("ab";"c")]', '2 1'],
      ["1 2+'1 2 3", "'length\n  [0]  1 2+'1 2 3\n          ^"],
    ],
  },
  '/': {
    shape: 'f/x',
    help: 'over: applies f between the items; after a space, a comment',
    examples: [
      ['10+/1 2', '13'],
      ['(+/)1 2 3', '6'],
      ['3{2*x}/1', '8'],
    ],
  },
  '\\': {
    shape: 'f\\x',
    help: 'scan: like over, with all results; at the start of a line, a command',
    examples: [
      ['10+\\1 2', '11 13'],
      ['(+\\)1 2 3', '1 3 6'],
      ['{x div 2}\\[10]', '10 5 2 1 0'],
    ],
  },
  "':": {
    shape: "f':x",
    help: 'each prior: applies f to each item and the one before',
    examples: [
      ["-':[3 5 9]", '3 2 4'],
      ["10-':12 15", '2 3'],
    ],
  },
  '/:': {
    shape: 'x f/:y',
    help: 'each right: applies f to x and each item of y',
    examples: [
      ['1 2,/:3 4', '1 2 3\n1 2 4'],
      ['1 2+/:\\:10 20', '11 21\n12 22'],
    ],
  },
  '\\:': {
    shape: 'x f\\:y',
    help: 'each left: applies f to each item of x and y',
    examples: [
      ['1 2,\\:3 4', '1 3 4\n2 3 4'],
      ['`a`b,\\:`x', 'a x\nb x'],
    ],
  },
}

/** In the order of their codes: `'` is 0. */
const iteratorNames = Object.keys(iteratorFacts) as IteratorName[]

const iterations: Record<IteratorName, (session: Session, f: Value, args: readonly Value[]) => Value> = {
  "'": each,
  '/': over,
  '\\': scan,
  "':": eachPrior,
  '/:': eachRight,
  '\\:': eachLeft,
}

/** The derived function of an iterator and f: `+/` for `/` and `+`. */
function deriveFunction(session: Session, name: IteratorName, f: Value): Derived {
  const run = iterations[name]
  return new Derived(106 + iteratorNames.indexOf(name), name, f, (...args) => run(session, f, args))
}

/** `'[f;g]` */
function composeFunctions(name: IteratorName, functions: readonly Value[]): Value {
  if (name !== "'" || !functions.every(isFunction)) return signal('rank')
  return new Composition(functions)
}
