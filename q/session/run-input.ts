import { consoleText } from '../display/console-text.ts'
import { errorText } from '../display/error-text.ts'
import { call } from '../evaluate/apply.ts'
import { toQError } from '../evaluate/locate-error.ts'
import { chars } from '../values/construct.ts'
import { isNil, nil } from '../values/nil.ts'
import type { QError } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'
import { runScript } from './run-script.ts'
import type { Session } from './session.ts'
import { SessionEnd } from './session-end.ts'

export interface InputResult {
  value: Value
  error?: QError
  /** Given when the input ended the session. */
  exitCode?: number
}

/**
 * Runs what was typed, statement by statement, printing each result as the console does. Stops at the first error. A handler
 * in `.z.pi` gets the text instead, and prints what it wants to.
 */
export function runInput(session: Session, input: string): InputResult {
  try {
    const handler = session.globals.get('.z.pi')
    if (handler) return { value: call(handler, chars(`${input}\n`)) }
    const value = runScript(session, input, evaluated => {
      if (!evaluated.isSilent && !isNil(evaluated.value))
        session.print(consoleText(evaluated.value, settingsOf(session)))
    })
    return { value }
  } catch (thrown) {
    if (thrown instanceof SessionEnd) return { value: nil, exitCode: thrown.exitCode }
    const error = toQError(thrown)
    session.print(errorText(error))
    return { value: nil, error }
  }
}

/** What the display of a value depends on. */
const settingsOf = ({ console, precision }: Session) => ({ ...console, precision })
