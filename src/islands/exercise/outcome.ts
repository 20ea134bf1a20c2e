/** What came of checking an answer. `printed` is what the answer itself printed. */
export type Outcome =
  | { kind: 'correct'; printed: string }
  | { kind: 'wrong'; printed: string; failed: FailedCheck[]; checks: number }
  /** The answer ended with an error, which is the end of `printed`. */
  | { kind: 'error'; printed: string; sentence: string; href: string | undefined }
  /** There is nothing to check. */
  | { kind: 'empty' }
  /** The runner was stopped, or failed; `message` says so. */
  | { kind: 'ended'; message: string }

/** An input of a check whose output is another one. */
export interface FailedCheck {
  typed: string
  expected: string
  computed: string
}
