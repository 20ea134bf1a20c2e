import type { ErrorExplanation } from '../../runner/error-explanations.ts'

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

/** A message of the console itself, such as that a run was stopped. `retry` is an input that can be tried again. */
export interface Note {
  kind: 'note'
  id: number
  text: string
  retry?: string
}

export type TranscriptItem = Exchange | Note

export interface ConsoleState {
  items: readonly TranscriptItem[]
  /** `q)`, or `q.ns)` in the namespace `.ns`. */
  prompt: string
  isRunning: boolean
  /** Whether an input has ended the session, so that it takes no more. */
  hasEnded: boolean
  /** The inputs of the session that ran without an error. */
  inputs: readonly string[]
}

export const initialState: ConsoleState = { items: [], prompt: 'q)', isRunning: false, hasEnded: false, inputs: [] }
