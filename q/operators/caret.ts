import { binary, type VerbTable } from '../values/verb.ts'
import { fill, fills } from '../verbs/running/fill.ts'

/** The operator `^`: `^\` is `fills`. */
export const caretVerb: VerbTable = {
  '^': binary(fill, {
    shape: 'x^y',
    help: 'fills the nulls of y with x',
    examples: [
      ['0^1 0N 3', '1 0 3'],
      ['1 2 3^0N 5 0N', '1 5 3'],
      ['0^`a`b!1 0N', 'a| 1\nb| 0'],
    ],
    scan: fills,
    code: 7,
  }),
}
