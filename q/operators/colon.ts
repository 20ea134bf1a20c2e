import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** The operator `:` as a value, as in `@[x;0;:;1]`: given two arguments it returns the second. */
export const colonVerb: VerbTable = {
  ':': variadic(1, 2, (x: Value, y: Value = x) => y, {
    shape: 'x:y',
    help: 'gives a variable a value; at the start of a statement, returns from a function',
    examples: [
      ['a+a:3', '6'],
      ['f:{:x;2};f 5', '5'],
      ['@[10 20 30;1;:;5]', '10 5 30'],
    ],
    code: 0,
  }),
}
