import { QError } from '../values/errors.ts'
import type { Endpoint, Message, ProcessState } from './process-state.ts'

/** Messages are kept until they are handled: those of one turn may take 128 MB. */
const bytesInTurn = 2 ** 27

/** What the processes of one machine share: the clock and the order of messages. */
export class MachineState {
  processes: ProcessState[] = []
  /** The number of the input or tick of a timer that is running. */
  turn = 0
  private bytes = 0
  /** How many processes there have been. */
  started = 0
  private arrivals = 0
  private requests = 0
  private ahead = 0n

  constructor(
    private readonly clock: () => bigint,
    /** What an input, and then the messages that follow from it, may take. */
    readonly milliseconds: number,
  ) {}

  /** What processes may use is counted anew for each input and each tick of a timer. */
  startTurn(): number {
    this.bytes = 0
    return ++this.turn
  }

  /** Counts a message that is about to be sent; signals `wsfull` where too much is sent in one turn. */
  count(message: Uint8Array): Uint8Array {
    this.bytes += message.length
    if (this.bytes > bytesInTurn) throw new QError('wsfull')
    return message
  }

  /** Nanoseconds since 2000.01.01. */
  now(): bigint {
    return this.clock() + this.ahead
  }

  /** Puts the clock forward, never back. */
  moveClock(to: bigint): void {
    const missing = to - this.now()
    if (missing > 0n) this.ahead += missing
  }

  nextRequest(): number {
    return ++this.requests
  }

  find(name: string): ProcessState | undefined {
    return this.processes.find(process => process.isRunning && process.name === name)
  }

  /** The process that listens on a port. */
  findListener(port: number): ProcessState | undefined {
    return this.processes.find(process => process.isRunning && process.port === port)
  }

  /** Hands a message over to the other end. */
  deliver(end: Endpoint, message: Omit<Message, 'arrival'>): void {
    if (end.peer.isOpen) end.peer.incoming.push({ ...message, arrival: ++this.arrivals })
  }

  /** Hands over what async sends have queued. */
  flush(end: Endpoint): void {
    for (const message of end.outgoing.splice(0)) this.deliver(end, message)
  }
}

export const noBytes = new Uint8Array(0)
