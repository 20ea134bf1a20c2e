import type { Failure } from '../block/missing-script.ts'

/** The result of checking an answer. `printed` is what the answer itself printed. */
export type Outcome =
  | { kind: 'correct'; printed: string }
  | { kind: 'wrong'; printed: string; failed: FailedCheck[]; checks: number; endsWithSemicolon: boolean }
  /** The answer ended with an error, which is the end of `printed`. */
  | { kind: 'error'; printed: string; sentence: string; href: string | undefined }
  /** There is nothing to check. */
  | { kind: 'empty' }
  /** The answer ended its session. */
  | { kind: 'ended'; message: string }
  /** The runner was stopped or failed, so the same answer can be tried again. */
  | ({ kind: 'failed' } & Failure)

/** An input of a check that printed something else than it should. */
export interface FailedCheck {
  typed: string
  expected: string
  computed: string
}
