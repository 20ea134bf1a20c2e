/** An index in source text that an error is shown at. */
export interface ErrorFrame {
  /** The text of the input or of the function. */
  source: string
  /** Offset of the primitive that failed. */
  offset: number
  /** The function's name as the display gives it, such as `f` or `.a.f@`; empty for the input itself. */
  name: string
}

/** An error of the q language. `message` is its code without the quote, such as `type`, `length` or a signalled text. */
export class QError extends Error {
  override name = 'QError'

  constructor(
    code: string,
    /** Whether no trap may catch it, as at the end of the time allowed. */
    readonly isFinal = false,
  ) {
    super(code)
  }

  /** Whether `'` raised it in a function: it is then an error of the function's caller. */
  leavesFunction = false

  /** Innermost first; filled while the error leaves one function after the other. */
  readonly frames: ErrorFrame[] = []
}

/** Stops evaluation with the code, such as `type`. */
export function signal(code: string): never {
  throw new QError(code)
}

/** A vector of a million items takes 8 MB; a million values of their own take ten times as much. */
const maxValues = 2 ** 21

/** The count, or the error `wsfull` if so many values of their own would not fit in the memory of a browser tab. */
export const assertItemLimit = (count: number): number => (count > maxValues ? signal('wsfull') : count)

/** Refuses so many items: q has no list of 2^40 items or more, and a browser tab no memory for less. */
export const signalTooLong = (count: number): never => signal(count >= 2 ** 40 ? 'limit' : 'wsfull')

/** No list gets more items than this; more would take the memory of a browser tab. */
export const maxItems = 2 ** 25
