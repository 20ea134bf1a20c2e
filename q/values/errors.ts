/** An index in source text that an error is shown at. */
export interface ErrorFrame {
  /** The text of the input or of the function. */
  source: string
  /** Offset of the primitive that failed. */
  offset: number
  /** The function's name as the display gives it, such as `f` or `.a.f@`; empty for the input itself. */
  name: string
}

/** What sort of error it is: a name without a value, a text raised by `'`, a limit, a bug of the interpreter, or any other of q's. */
export type ErrorKind = 'name' | 'signal' | 'limit' | 'bug' | 'other'

const limitCodes = ['stop', 'wsfull', 'stack', 'limit', 'deadlock']

/** An error of the q language. `message` is its code without the quote, such as `type`, `length` or a signalled text. */
export class QError extends Error {
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

  /** Whether `'` raised it in a function: it is then an error of the function's caller. */
  leavesFunction = false

  /** Whether it has the frame of the function that it is passing through. */
  isLocated = false

  /** Innermost first; filled while the error leaves one function after the other. */
  readonly frames: ErrorFrame[] = []
}

/** Stops evaluation with the code, such as `type`. */
export function signal(code: string, kind?: ErrorKind): never {
  throw new QError(code, kind)
}

/** A vector of a million items takes 8 MB; a million values of their own take ten times as much. */
const maxValues = 2 ** 21

/** The count, or the error `wsfull` if so many values of their own would not fit in the memory of a browser tab. */
export const assertItemLimit = (count: number): number => (count > maxValues ? signal('wsfull') : count)

/** Refuses so many items: q has no list of 2^40 items or more, and a browser tab no memory for less. */
export const signalTooLong = (count: number): never => signal(count >= 2 ** 40 ? 'limit' : 'wsfull')

/** No list gets more items than this; more would take the memory of a browser tab. */
export const maxItems = 2 ** 25
