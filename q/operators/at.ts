import { amendVariable } from '../amend/amend-variable.ts'
import type { Session } from '../context/session.ts'
import { call, isCallable } from '../evaluate/apply.ts'
import { trap } from '../evaluate/locate-errors.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** The operator `@`: Apply At and Index At, Trap At, Amend At. */
export const atVerb = (session: Session): VerbTable => ({
  '@': variadic(2, 4, (f, x, ...rest: Value[]) => applyAt(session, f as Value, x as Value, ...rest), {
    shape: 'x@y',
    help: 'applies a function or reads an item; with more arguments, changes items or traps errors',
    examples: [
      ['10 20 30@2 0', '30 10'],
      ['{x*x}@3', '9'],
      ['@[10 20 30;1;+;5]', '10 25 30'],
      ['@[{1+x};`a;{"error ",x}]', '"error type"'],
    ],
    code: 18,
  }),
})

/** `f@x`, `@[f;x;handler]`, `@[list;index;f]`, `@[list;index;f;y]`. */
function applyAt(session: Session, f: Value, x: Value, ...rest: Value[]): Value {
  const [third] = rest
  if (!third) return call(session, f, x)
  if (isCallable(f) && rest.length === 1) return trap(session, () => call(session, f, x), third)
  return amendVariable(session, f, [x], rest)
}
