import { splitScript } from '../syntax/split-script.ts'
import { nil } from '../values/nil.ts'
import type { Value } from '../values/value.ts'
import { type Evaluated, runSource } from './run-source.ts'
import type { Session } from './session.ts'

/** Runs the statements and commands of a text one after the other, hands each result to `report` and gives the last value. */
export function runScript(session: Session, source: string, report?: (evaluated: Evaluated) => void): Value {
  let value: Value = nil
  for (const { kind, text } of splitScript(source)) {
    const evaluated =
      kind === 'command' ? { value: session.runCommand(text), isSilent: false } : runSource(session, text)
    value = evaluated.value
    report?.(evaluated)
  }
  return value
}
