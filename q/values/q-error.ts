/** A place in source text that an error is shown at. */
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
