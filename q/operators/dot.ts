import { amendVariable } from '../amend/amend-variable.ts'
import type { Session } from '../context/session.ts'
import { applyList, isCallable } from '../evaluate/apply.ts'
import { trap } from '../evaluate/locate-errors.ts'
import { itemsOf } from '../values/items.ts'
import { isNil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** The operator `.`: Apply and Index at depth, Trap, Amend. */
export const dotVerb = (session: Session): VerbTable => ({
  '.': variadic(2, 4, (f, args, ...rest: Value[]) => applyDot(session, f as Value, args as Value, ...rest), {
    shape: 'x . y',
    help: 'applies a function to a list of arguments; with more arguments, changes items in depth or traps errors',
    examples: [
      ['(1 2;3 4). 1 0', '3'],
      ['{x+y}. 1 2', '3'],
      ['.[(1 2;3 4);1 0;:;9]', '1 2\n9 4'],
      ['.[{x+y};(1;`a);{"error ",x}]', '"error type"'],
    ],
    code: 19,
  }),
})

/** `f . args`, `.[f;args;handler]`, `.[list;indices;f]`, `.[list;indices;f;y]`. */
function applyDot(session: Session, f: Value, args: Value, ...rest: Value[]): Value {
  const [third] = rest
  if (!third) return applyList(session, f, args)
  if (isCallable(f) && rest.length === 1) return trap(session, () => applyList(session, f, args), third)
  return amendVariable(session, f, isNil(args) ? [] : [...itemsOf(args)], rest)
}
