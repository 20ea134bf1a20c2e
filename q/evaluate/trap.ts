import { chars } from '../values/construct.ts'
import { QError } from '../values/q-error.ts'
import { isFunction } from '../values/type-of.ts'
import type { Value } from '../values/value.ts'
import { call } from './apply.ts'
import { toQError } from './locate-error.ts'

/** Runs `action`; after an error the handler gets its text, or stands for the result if it is no function. */
export function trap(action: () => Value, handler: Value): Value {
  try {
    return action()
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    return isFunction(handler) ? call(handler, chars(toQError(thrown).message)) : handler
  }
}

/** The end of the time allowed cannot be caught, or a loop around a trap would run for ever. */
export const isUntrappable = (error: Error) => error instanceof QError && error.isFinal
