import { signal } from '../values/q-error.ts'
import { currentSession } from './current-session.ts'
import type { LibraryFunctions } from './library-functions.ts'

/** The library of the session that is running; signals `nyi` without it. */
export const currentLibrary = (): LibraryFunctions => currentSession().library ?? signal('nyi')
