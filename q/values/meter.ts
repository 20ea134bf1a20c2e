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
/** Bytes allocated since the program started. */
let bytes = 0
let readAt = Number.POSITIVE_INFINITY
let measureAt = 0
let lastComputer = -1
/** `bytes` when the verb that runs was called. What it has allocated since then may all be in use. */
let stepStart = 0

/** Lists of values, and single ones, that running code needs: locals, arguments, results so far. They are measured too. */
export const held: object[] = []

/** Counts bytes that are about to be allocated. Signals `stop` after the time of the input, `wsfull` if it takes too much memory. */
export function charge(count: number): void {
  bytes += count
  if (bytes > readAt) check()
}

/** The approximate bytes of all vectors made so far, freed ones included. */
export const allocated = { bytes: 0 }

/** Counts the items of a vector that is about to be allocated. */
export function chargeItems(count: number): void {
  allocated.bytes += 8 * count
  charge(8 * count)
}

/** Counts steps of a loop that may take long without allocating anything. Signals `stop` after the time of the input. */
export function spend(steps: number): void {
  readAt -= steps * bytesPerStep
  if (bytes > readAt) check()
}

/** For a loop with the index i, whose steps are short: counts them by the thousand. */
export function spendAt(i: number): void {
  if ((i & 0xfff) === 0xfff) spend(0x1000)
}

/** Tells that all that running code needs is in variables or `held`: a verb starts, or a loop begins its next round. */
export function startStep(): void {
  stepStart = bytes
}

/** Signals `wsfull` if there is no room for a large array, before the engine is asked for it. */
export function reserve(size: number): void {
  if (watch && bytes + size > measureAt) measure(watch, size)
}

/** Runs an input within its limits. An input of another process may run within. */
export function runWatched<Result>(inner: Watch, action: () => Result): Result {
  const outer = watch
  const depth = held.length
  watch = inner
  readAt = stepStart = bytes
  if (inner.computer !== lastComputer) measureAt = bytes
  lastComputer = inner.computer
  try {
    return action()
  } finally {
    held.length = depth
    watch = outer
    readAt = stepStart = bytes
  }
}

/** Whether an input is running. */
export const isWatching = () => watch !== undefined

function check(): void {
  readAt = watch ? bytes + bytesBetweenReadings : Number.POSITIVE_INFINITY
  if (!watch) return
  if (watch.readTime() > watch.deadline) signal('stop')
  if (bytes > measureAt) measure(watch, 0)
}

function measure(watch: Watch, size: number): void {
  const room = watch.maxBytes - watch.measure() - (bytes - stepStart) - size
  measureAt = bytes + Math.max(minBytesUnmeasured, Math.min(maxBytesUnmeasured, room))
  if (room < 0) signal('wsfull')
}
