import { type ConsoleState, initialState, type TranscriptItem } from './console-state.ts'
import { limitTranscript } from './limit-transcript.ts'

type NewItem = TranscriptItem extends infer Item ? (Item extends TranscriptItem ? Omit<Item, 'id'> : never) : never

/** While a text runs, its results are shown this often: with a rendering for each, thousands of statements would take minutes. */
const shownEveryMs = 100

/** The state of the console, which React subscribes to. */
export class ConsoleStore {
  private state = initialState
  private timer: ReturnType<typeof setTimeout> | undefined
  private lastId = 0
  private readonly listeners = new Set<() => void>()

  readonly getState = (): ConsoleState => this.state

  /** Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  update(change: Partial<ConsoleState>) {
    this.state = { ...this.state, ...change, ...(change.items && { items: limitTranscript(change.items) }) }
    if (this.state.isRunning) this.timer ??= setTimeout(() => this.notify(), shownEveryMs)
    else this.notify()
  }

  private notify() {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const listener of this.listeners) listener()
  }

  /** Adds an item to the transcript. Returns its id. */
  append(item: NewItem): number {
    const added = { ...item, id: ++this.lastId }
    this.update({ items: [...this.state.items, added] })
    return added.id
  }
}
