import { library } from '../library.ts'
import { createSession, stateOf } from '../session/create-session.ts'
import type { Interpreter } from '../session/interpreter.ts'

/** A session with the library, for tests that call functions of the interpreter themselves. */
export function startSession(): Interpreter {
  const state = stateOf(createSession({ library }))
  if (!state) throw new Error('createSession gives each session its state')
  return state
}
