import { json } from './namespaces/json.ts'
import { markup } from './namespaces/markup.ts'
import { namespaceVariables } from './namespaces/namespace-variables.ts'
import { utilities } from './namespaces/utilities.ts'
import type { Library } from './session/session.ts'
import { makePrimitives } from './verbs/make-primitives.ts'

/**
 * The functions and variables of `.h` and `.j`, and those of `.Q` that are not about display. They stand apart from the
 * interpreter, so that a browser fetches them only for code that names them.
 */
export const library: Library = { ...namespaceVariables, ...makePrimitives({ ...json, ...markup, ...utilities }) }
