import { library } from '../library.ts'
import { createInterpreter } from '../session/create-session.ts'
import type { Interpreter } from '../session/interpreter.ts'

/** A session with the library, for tests that call functions of the interpreter themselves. */
export const startSession = (): Interpreter => createInterpreter({ library })
