import type { ErrorExplanation } from '../worker/error-explanations.ts'

/** An input and what it printed. */
export interface Exchange {
  kind: 'exchange'
  id: number
  prompt: string
  typed: string
  output: string
  isError: boolean
  explanation?: ErrorExplanation
}

/** A message of the console itself, such as that a run was stopped. */
export interface Note {
  kind: 'note'
  id: number
  text: string
  offer?: Offer
}

/**
 * A text that the button of a note runs. `retry`: the runner could not be loaded. `rest`: what was typed after an input that
 * failed. `reload`: it can be run once the page has been reloaded.
 */
export interface Offer {
  kind: 'retry' | 'rest' | 'reload'
  text: string
}

export type TranscriptItem = Exchange | Note

export interface ConsoleState {
  items: readonly TranscriptItem[]
  /** `q)`, or `q.ns)` in the namespace `.ns`. */
  prompt: string
  isRunning: boolean
  /** What was typed during a run, and runs after it. */
  waiting: readonly string[]
  /** Whether an input has ended the session, so that it takes no more. */
  hasEnded: boolean
  /** The inputs of the session that ran without an error. */
  inputs: readonly string[]
}

export const initialState: ConsoleState = {
  items: [],
  prompt: 'q)',
  isRunning: false,
  waiting: [],
  hasEnded: false,
  inputs: [],
}
