import { signal } from '../values/errors.ts'

/** A process as the scheduler sees it. */
export interface ScheduledProcess {
  readonly name: string
  /** The port on which it listens, or 0. */
  readonly port: number
  readonly inboxes: Iterable<Inbox>
  /** When its timer is due, in nanoseconds since 2000.01.01. Undefined if the timer is off or the process is busy. */
  readonly timerDue: bigint | undefined
  callTimer(): void
}

/** The messages that have arrived at one end of a connection. */
export interface Inbox {
  /** The arrival number of the next message. Undefined if there is none that can be handled now. */
  readonly nextArrival: number | undefined
  handleNext(): void
  dropMessages(): void
}

/** Messages stay in memory until they are handled, so those of one turn may take 128 MB. */
const maxTurnBytes = 2 ** 27

/**
 * The processes of one machine, with the clock and the order of messages that they share. It decides which process runs
 * next. A turn is an input at a console, a call of a timer, or the start or end of a process, with all messages that
 * follow from it.
 */
export class Scheduler<Process extends ScheduledProcess = ScheduledProcess> {
  private readonly processes = new Map<string, Process>()
  private turnNumber = 0
  private turnBytes = 0
  private lastRequest = 0
  private lastArrival = 0
  /** By how many nanoseconds the machine's clock is ahead of `clock`. */
  private lead = 0n

  constructor(
    private readonly clock: () => bigint,
    /** The time allowed for an input, and again for the messages that follow from it. */
    readonly milliseconds: number,
  ) {}

  /** Adds a process in place of one of its name that has ended. */
  add(process: Process): void {
    this.processes.delete(process.name)
    this.processes.set(process.name, process)
  }

  list(): Iterable<Process> {
    return this.processes.values()
  }

  /** The latest process of a name, which may have ended. */
  find(name: string): Process | undefined {
    return this.processes.get(name)
  }

  findListener(port: number): Process | undefined {
    for (const process of this.processes.values()) if (process.port === port) return process
    return undefined
  }

  get turn(): number {
    return this.turnNumber
  }

  /** Starts a turn, with its own time and memory, and gives its number. */
  startTurn(): number {
    this.turnBytes = 0
    return ++this.turnNumber
  }

  /** Counts a message that is about to be sent, and gives it. Signals `wsfull` if the messages of the turn take too much memory. */
  count(message: Uint8Array): Uint8Array {
    this.turnBytes += message.length
    return this.turnBytes > maxTurnBytes ? signal('wsfull') : message
  }

  /** Numbers a sync request, so that its answer can be told from others. */
  takeRequestNumber(): number {
    return ++this.lastRequest
  }

  /** Numbers a message in the order in which messages arrive anywhere in the machine. */
  takeArrivalNumber(): number {
    return ++this.lastArrival
  }

  /** Nanoseconds since 2000.01.01. */
  now(): bigint {
    return this.clock() + this.lead
  }

  /** Moves the clock forward, never back. */
  moveClock(to: bigint): void {
    const missing = to - this.now()
    if (missing > 0n) this.lead += missing
  }

  /** Lets processes handle messages, as a turn of their own, until none is left. Returns false on timeout; the messages left are dropped. */
  drainMessages(): boolean {
    this.turnNumber++
    const deadline = performance.now() + this.milliseconds
    while (this.handleMessage())
      if (performance.now() > deadline) {
        for (const inbox of this.inboxes()) inbox.dropMessages()
        return false
      }
    return true
  }

  /**
   * Calls the timer that is due first, if it is due by `latest`, and moves the clock to that time. Gives the process of
   * the timer.
   */
  runNextTimer(latest: bigint): Process | undefined {
    let next: Process | undefined
    let due = latest + 1n
    for (const process of this.processes.values()) {
      const { timerDue } = process
      if (timerDue === undefined || timerDue >= due) continue
      next = process
      due = timerDue
    }
    if (!next) return undefined
    this.moveClock(due)
    next.callTimer()
    return next
  }

  /**
   * For a process that waits for an answer: handles one message, at `preferred` if there is one, or else calls a timer.
   * False if there is no message and no timer is due by `latest`.
   */
  runOthers(preferred: Inbox, latest: bigint): boolean {
    return this.handleMessage(preferred) || this.runNextTimer(latest) !== undefined
  }

  /** Handles the next message at `preferred` if there is one, or else the message that arrived first. False if there is none. */
  private handleMessage(preferred?: Inbox): boolean {
    const inbox = preferred?.nextArrival === undefined ? this.findFirstInbox() : preferred
    inbox?.handleNext()
    return inbox !== undefined
  }

  private findFirstInbox(): Inbox | undefined {
    let first: Inbox | undefined
    let earliest = Number.POSITIVE_INFINITY
    for (const inbox of this.inboxes()) {
      const { nextArrival } = inbox
      if (nextArrival === undefined || nextArrival >= earliest) continue
      first = inbox
      earliest = nextArrival
    }
    return first
  }

  private *inboxes(): Iterable<Inbox> {
    for (const { inboxes } of this.processes.values()) yield* inboxes
  }
}
