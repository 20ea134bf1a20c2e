import { signal } from '../values/q-error.ts'
import type { Atom, Value } from '../values/value.ts'

/** What a handle of `hopen` leads to: a file or another process. */
export interface OpenHandle {
  /** What `h message` gives; `handle` is the number that it was applied as, below 0 for `neg[h] message`. */
  send(message: Value, handle: Atom): Value
  close(): void
}

/** The handles of a session by number. */
export class OpenHandles {
  private readonly handles = new Map<number, OpenHandle>()

  /** Gives a handle the lowest free number from 3; 0, 1 and 2 are the console. */
  add(handle: OpenHandle): number {
    let number = 3
    while (this.handles.has(number)) number++
    this.handles.set(number, handle)
    return number
  }

  get(number: number): OpenHandle | undefined {
    return this.handles.get(number)
  }

  /** Closes a handle; signals `domain` if there is none of this number. */
  close(number: number): void {
    const handle = this.get(number) ?? signal('domain')
    this.handles.delete(number)
    handle.close()
  }
}
