import { type ConsoleState, initialState, type TranscriptItem } from './console-state.ts'
import { limitTranscript } from './limit-transcript.ts'

type NewItem = TranscriptItem extends infer Item ? (Item extends TranscriptItem ? Omit<Item, 'id'> : never) : never

/** The state of the console, which React subscribes to. */
export class ConsoleStore {
  private state = initialState
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
    for (const listener of this.listeners) listener()
  }

  /** Adds an item to the transcript. Returns its id. */
  append(item: NewItem): number {
    const added = { ...item, id: ++this.lastId }
    this.update({ items: [...this.state.items, added] })
    return added.id
  }
}
