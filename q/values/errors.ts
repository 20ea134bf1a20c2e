/** A point in source text that an error is shown at. */
export interface ErrorFrame {
  /** The text of the input or of the function. */
  source: string
  /** Offset of the primitive that failed. */
  offset: number
  /** The script and line of code that was loaded from a file, as displayed: `/lib/f.q:3: `; else empty. */
  location?: string
  /** The function's name as displayed, such as `f` or `.a.f@`; empty for the input itself. */
  name: string
  /** The index in `unfinished` of what failed in this frame; undefined for a syntax error. */
  start?: number
}

/** What sort of error it is: a name without a value, a text raised by `'`, a limit, a bug of the interpreter, or any other of q's. */
export type ErrorKind = 'name' | 'signal' | 'limit' | 'bug' | 'other'

const limitCodes = ['stop', 'wsfull', 'stack', 'limit', 'deadlock']

/** An error whose stack is never read: collecting it would take longer than all else that an error of q costs. */
class ErrorWithoutStack extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    try {
      super(message)
    } finally {
      // Here too if the error is made where the stack overflows.
      Error.stackTraceLimit = stackTraceLimit
    }
  }
}

/** An error of the q language. `message` is its code without the quote, such as `type`, `length` or a signalled text. */
export class QError extends ErrorWithoutStack {
  override name = 'QError'
  readonly kind: ErrorKind

  constructor(code: string, kind?: ErrorKind) {
    super(code)
    this.kind = kind ?? (limitCodes.includes(code) ? 'limit' : 'other')
  }

  /** Whether no trap may catch it: at the end of the time allowed. */
  get isFinal() {
    return this.kind === 'limit' && this.message === 'stop'
  }

  /** Whether a function raised it with `'`: it is then reported as an error of the function's caller. */
  leavesFunction = false

  /** Whether it has the frame of the function that it is passing through. */
  isLocated = false

  /** Innermost first. Each function adds its frame as the error passes through it. */
  readonly frames: ErrorFrame[] = []

  /** What the error left unfinished, innermost first: what `recordRest` and the session add, for a debugger that goes on. */
  readonly unfinished: object[] = []
}

/** Stops evaluation with the code, such as `type`. */
export function signal(code: string, kind?: ErrorKind): never {
  throw new QError(code, kind)
}

/** The most values that are made one by one; each takes about 80 bytes, ten times as much as an item of a vector. */
const maxBoxedValues = 2 ** 21

/** Returns the count; signals `wsfull` if that many boxed values would exhaust a tab's memory. */
export const assertItemLimit = (count: number): number => (count > maxBoxedValues ? signal('wsfull') : count)

/** Signals the error for a list of too many items: `limit` from 2^40 items on, as in q, else `wsfull`. */
export const signalTooLong = (count: number): never => signal(count >= 2 ** 40 ? 'limit' : 'wsfull')

/** The most items of a list; more would exhaust a tab's memory. */
export const maxItems = 2 ** 25

/** The largest vector takes 256 MB. */
export const maxArrayBytes = 2 ** 28
