import { currentSession } from '../../evaluate/current-session.ts'
import { textOf } from '../../values/text-of.ts'

/** The text of a variable such as `.h.sa`, which may have been changed; empty if there is none. */
export function setting(name: string): string {
  const value = currentSession().getGlobal(name)
  return value ? textOf(value) : ''
}
