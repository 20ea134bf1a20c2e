import { runWatched, type Watch } from '../values/meter.ts'

/** The limits of one input. */
export interface Limits {
  /** Time limit in milliseconds. */
  milliseconds: number
  /** What variables, running code, the disk and symbols may take together. */
  bytes: number
  /** Characters of output; the rest is cut. */
  output: number
  /** The clock of the time limit, in milliseconds. */
  readTime: () => number
}

/** An input that takes longer ends with the error `stop`. */
export const maxInputMs = 3000

export const defaultLimits: Limits = {
  milliseconds: maxInputMs,
  bytes: 10 ** 9,
  output: 200_000,
  readTime: () => performance.now(),
}

/** The time in which processes of a machine must handle all messages that follow from an input. */
export const machineMilliseconds = 2000

/** Stops code that takes too long or too much memory, and cuts long output. */
export class LimitGuard implements Watch {
  deadline = Number.POSITIVE_INFINITY
  readonly maxBytes: number
  readonly readTime: () => number

  constructor(
    private readonly limits: Limits,
    readonly computer: number,
    readonly measure: () => number,
  ) {
    this.maxBytes = limits.bytes
    this.readTime = limits.readTime
  }

  /** Starts the clock for an input. */
  start() {
    this.deadline = this.readTime() + this.limits.milliseconds
  }

  /** Runs an input, or a part of one, within the limits. */
  run<Result>(action: () => Result): Result {
    return runWatched(this, action)
  }

  isFull(output: string): boolean {
    return output.length > this.limits.output
  }

  /** Cuts a text at the limit of output and marks the cut in a last line. A second cut replaces the mark of the first. */
  cutOutput(text: string): string {
    if (!this.isFull(text)) return text
    const limit = this.limits.output
    const kept = text.slice(0, limit)
    return `${kept}${kept.endsWith('\n') ? '' : '\n'}[output cut after ${limit.toLocaleString('en')} characters]\n`
  }
}
