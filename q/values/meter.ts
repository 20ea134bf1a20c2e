import { signal } from './errors.ts'

/** What limits the input that is running. */
export interface Watch {
  /** The computer whose memory it uses. Processes of one machine share it. */
  readonly computer: number
  /** When it must have ended, on the clock of `readTime`. */
  readonly deadline: number
  /** The memory that it may use. */
  readonly maxBytes: number
  readTime(): number
  /** The bytes of everything that code can still reach. */
  measure(): number
}

/** The clock is read once per MB allocated, since reading it is slow. */
const bytesBetweenReadings = 2 ** 20

/** A step of a loop counts as so many bytes: a million steps read the clock ten times. */
const bytesPerStep = 10

/** Measuring takes time: it is repeated after so many new bytes at least, and at most. */
const [minBytesUnmeasured, maxBytesUnmeasured] = [2 ** 24, 2 ** 28]

let watch: Watch | undefined
/** Bytes allocated up to the last reading of the clock. */
let total = 0
/** Steps up to that reading, counted as bytes. */
let totalSteps = 0
/** The total from which memory is measured again. */
let measureAt = 0
let lastComputer = -1

// These change at each call. They are small integers, which engines store without allocating.

/** How much may be counted before the clock is read. */
let left = 0
/** What of that was steps. */
let steps = 0
/** Bytes allocated since the verb that runs was called. They may all be in use. */
let inStep = 0

/** Values, and lists of them, that running code needs: arguments in progress, results so far. They are measured too. */
export const held: object[] = []

/** A call of a function with its locals, and the call around it. */
export interface Call {
  readonly locals: object
  readonly outer: Call | undefined
}

/** The innermost call that runs. */
export const running: { call: Call | undefined } = { call: undefined }

/** Counts bytes that are about to be allocated. Signals `stop` after the time of the input, `wsfull` if it takes too much memory. */
export function charge(count: number): void {
  inStep += count
  left -= count
  if (left < 0) check()
}

/** The approximate bytes of all vectors made so far, freed ones included. */
export const allocated = { bytes: 0 }

/** Counts the items of a vector that is about to be allocated. */
export function chargeItems(count: number): void {
  allocated.bytes += 8 * count
  charge(8 * count)
}

/** Counts steps of a loop that may take long without allocating anything. Signals `stop` after the time of the input. */
export function spend(count: number): void {
  steps += count * bytesPerStep
  left -= count * bytesPerStep
  if (left < 0) check()
}

/** For a loop with the index i, whose steps are short: counts them by the thousand. */
export function spendAt(i: number): void {
  if ((i & 0xfff) === 0xfff) spend(0x1000)
}

/** Tells that all that running code needs is in variables, locals or `held`: a verb starts, or a loop begins its next round. */
export function startStep(): void {
  inStep = 0
}

/** Signals `wsfull` if there is no room for a large array, before the engine is asked for it. */
export function reserve(size: number): void {
  if (watch && total + bytesBetweenReadings + size > measureAt) measure(watch, size)
}

/** Runs an input within its limits. An input of another process may run within. */
export function runWatched<Result>(inner: Watch, action: () => Result): Result {
  const outer = watch
  const { length } = held
  const { call } = running
  restart(inner)
  if (inner.computer !== lastComputer) measureAt = 0
  lastComputer = inner.computer
  try {
    return action()
  } finally {
    held.length = length
    running.call = call
    restart(outer)
  }
}

/**
 * What all code so far has done, in operations: a step each, or about ten bytes allocated. The same code takes as many each time,
 * apart from what is computed once and kept.
 */
export const countOperations = () => (total + totalSteps + bytesBetweenReadings - left) / bytesPerStep

/** Whether an input is running. */
export const isWatching = () => watch !== undefined

/** Changes what limits the code that runs. The next count reads the clock. */
function restart(next: Watch | undefined): void {
  count()
  watch = next
  total -= bytesBetweenReadings
  left = inStep = 0
}

/** Adds what was allocated since the last reading to the total. */
function count(): void {
  total += bytesBetweenReadings - left - steps
  totalSteps += steps
  left = bytesBetweenReadings
  steps = 0
}

function check(): void {
  count()
  if (!watch) return
  if (watch.readTime() > watch.deadline) signal('stop')
  if (total > measureAt) measure(watch, 0)
}

function measure(watch: Watch, size: number): void {
  const room = watch.maxBytes - watch.measure() - inStep - size
  measureAt = total + Math.max(minBytesUnmeasured, Math.min(maxBytesUnmeasured, room))
  if (room < 0) signal('wsfull')
}
