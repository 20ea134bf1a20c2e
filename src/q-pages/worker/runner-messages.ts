import type { BlockResult, InputResult, PageBlock } from './page-block.ts'

/** What the worker is asked to do. Requests are answered one after the other, in their order. */
export type RunnerRequest =
  /** Forgets all processes, files and variables. */
  | { type: 'reset'; hasRealClock: boolean }
  | { type: 'block'; block: PageBlock }
  | { type: 'input'; process: string; typed: string }
  /** Fetches the parts that only some code needs. */
  | { type: 'prepare' }
  /** Puts a file on the disk of the processes. */
  | { type: 'file'; path: string; bytes: Uint8Array }

export interface RunnerAnswers {
  reset: undefined
  block: BlockResult
  input: InputResult
  prepare: undefined
  file: undefined
}

/** `number` identifies the request. */
export interface MessageToRunner {
  number: number
  request: RunnerRequest
}

/**
 * `ready` comes once, when the runner has loaded. `waiting` comes again and again while a request waits for a part of the
 * script. `failure`: such a part did not arrive, or the runner itself has a fault.
 */
export type MessageFromRunner =
  | { type: 'ready' }
  | { type: 'answer'; number: number; answer: RunnerAnswers[RunnerRequest['type']] }
  | { type: 'waiting' }
  | { type: 'failure'; reason: 'unreachable' | 'crashed' }
