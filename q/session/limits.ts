import { QError } from '../values/errors.ts'
import { measureBytes } from '../values/measure-bytes.ts'
import { allocated } from '../values/store.ts'
import type { Value } from '../values/value.ts'

/** The limits of one input. */
export interface Limits {
  /** Time limit in milliseconds. */
  milliseconds: number
  /** Characters of output; the rest is cut. */
  output: number
}

/** An input that takes longer ends with the error `stop`. */
export const maxInputMs = 3000

export const defaultLimits: Limits = { milliseconds: maxInputMs, output: 200_000 }

/** The time in which processes of a machine must handle all messages that follow from an input. */
export const machineMilliseconds = 2000

/** The variables of a session may take 1 GB. They are measured after each 256 MB of new vectors. */
const maxBytes = 2 ** 30
const bytesBetweenChecks = 2 ** 28

/** Reading the clock is slow, so `check` reads it once in this many calls. */
const callsBetweenChecks = 64

/** Stops code that takes too long or too much memory, and cuts long output. */
export class LimitGuard {
  private deadline = Number.POSITIVE_INFINITY
  private untilCheck = 0
  private allocatedBefore = 0

  constructor(
    private readonly limits: Limits,
    private readonly listVariables: () => readonly Value[],
  ) {}

  /** Starts the clock for an input. */
  start() {
    this.deadline = performance.now() + this.limits.milliseconds
  }

  /** Signals `stop` after the time of the input, `wsfull` if the variables take too much. Loops call it at each step. */
  check() {
    if (this.untilCheck-- > 0) return
    this.untilCheck = callsBetweenChecks
    if (performance.now() > this.deadline) throw new QError('stop')
    if (allocated.bytes - this.allocatedBefore > bytesBetweenChecks) this.checkMemory()
  }

  /** Locals of running functions are not counted. */
  private checkMemory() {
    this.allocatedBefore = allocated.bytes
    if (measureBytes(this.listVariables()) > maxBytes) throw new QError('wsfull')
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
