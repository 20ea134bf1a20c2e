import { withCompression } from '../compression.ts'
import { library } from '../library.ts'
import { createSessionState } from '../session/create-session.ts'
import type { Limits } from '../session/limits.ts'
import type { SessionState } from '../session/session-state.ts'

/** A session with the library, for tests that call functions of the interpreter themselves. */
export const startSession = (limits: Partial<Limits> = {}): SessionState =>
  createSessionState({ library: withCompression(library), limits })
