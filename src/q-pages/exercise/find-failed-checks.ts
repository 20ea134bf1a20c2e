import type { Exchange } from '../worker/read-exchanges.ts'
import { trimOutput } from '../worker/trim-output.ts'
import type { FailedCheck } from './outcome.ts'

/** The checks that print something else than they should. Trailing blanks and empty lines at the end do not count. */
export function findFailedChecks(checks: readonly Exchange[], outputs: readonly string[]): FailedCheck[] {
  return checks
    .map(({ typed, printed }, index) => ({
      typed,
      expected: trimOutput(printed),
      computed: trimOutput(outputs[index] ?? ''),
    }))
    .filter(({ expected, computed }) => expected !== computed)
}
