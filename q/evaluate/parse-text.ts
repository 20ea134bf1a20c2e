import { textOf } from '../values/text-of.ts'
import type { Value } from '../values/value.ts'
import { currentSession } from './current-session.ts'

/** `parse "1+2"`: the parse tree of a text. */
export const parseText = (x: Value): Value => currentSession().parse(textOf(x))
