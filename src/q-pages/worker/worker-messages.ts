import type { ErrorKind } from '@tickwise/q/source'

/** One block of q on a page, as the worker gets it. */
export interface PageBlock {
  /**
   * `session`: inputs after a `q)` prompt, with what they print. `script`: code that the page's session loads. `file`: a part
   * of a file on the page's disk. `start`: shell commands that start q processes. `check`: a session that tests the answer to
   * an exercise, which it finds in the variable `answer`: the value of the input before it.
   */
  kind: 'session' | 'script' | 'file' | 'start' | 'check'
  text: string
  /** The simulated process that runs the block; '' is the page's own session. */
  process: string
  /** Where the text goes, for a block of kind `file`. */
  file: string
  /** The address of a file of the site. The page fetches its text before the block runs. */
  src?: string
  /** Milliseconds by which the page's clock advances before the block runs. */
  advance: number
}

/** What one input did. */
export interface InputResult {
  /** The line of the block on which the input starts, counted from 0; 0 for an input of a prompt. */
  line: number
  typed: string
  /** What a console prints; every line ends in a newline. */
  output: string
  /** The code of the error that ended the input, such as `type`. */
  error?: string
  /** What sort of error it is. */
  errorKind?: ErrorKind
  /** Given when the input ended its process, with `exit` or `\\`. */
  exitCode?: number
  /** How much the interpreter did for it; the same for the same input in the same session. */
  operations?: number
  /** The prompt that follows, such as `q)` or `q.ns)`. */
  prompt: string
}

/** What the process of a block printed by itself before its first input, and what each input did. */
export interface BlockResult {
  printed: string
  inputs: InputResult[]
}

/** What the worker is asked to do. Requests are answered one after the other, in their order. */
export type WorkerRequest =
  /** Forgets all processes, files and variables. */
  | { type: 'reset'; hasRealClock: boolean }
  | { type: 'block'; block: PageBlock }
  | { type: 'input'; process: string; typed: string }
  /** Fetches the parts that only some code needs. */
  | { type: 'prepare' }
  /** Puts a file on the disk of the processes. */
  | { type: 'file'; path: string; bytes: Uint8Array }

export interface WorkerAnswers {
  reset: undefined
  block: BlockResult
  input: InputResult
  prepare: undefined
  file: undefined
}

/** `number` identifies the request. */
export interface MessageToWorker {
  number: number
  request: WorkerRequest
}

/**
 * `ready` comes once, when the worker has loaded. `waiting` comes again and again while a request waits for a part of the
 * script. `failure`: such a part did not arrive, or the interpreter itself has a fault.
 */
export type MessageFromWorker =
  | { type: 'ready' }
  | { type: 'answer'; number: number; answer: WorkerAnswers[WorkerRequest['type']] }
  | { type: 'waiting' }
  | { type: 'failure'; reason: 'unreachable' | 'crashed' }
