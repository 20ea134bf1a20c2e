import type { ErrorExplanation } from '../error-explanations.ts'

/** An input and what it printed. */
export interface Exchange {
  kind: 'exchange'
  id: number
  prompt: string
  typed: string
  output: string
  isError: boolean
  explanation?: ErrorExplanation
}

/** A message of the console itself, such as that a run was stopped. */
export interface Note {
  kind: 'note'
  id: number
  text: string
  offer?: Offer
}

/**
 * A text that the button of a note runs. `retry`: the runner could not be loaded. `rest`: what was typed after an input that
 * failed. `reload`: it can be run once the page has been reloaded.
 */
export interface Offer {
  kind: 'retry' | 'rest' | 'reload'
  text: string
}

export type TranscriptItem = Exchange | Note

export interface ConsoleState {
  items: readonly TranscriptItem[]
  /** `q)`, or `q.ns)` in the namespace `.ns`. */
  prompt: string
  isRunning: boolean
  /** What was typed during a run, and runs after it. */
  waiting: readonly string[]
  /** Whether an input has ended the session, so that it takes no more. */
  hasEnded: boolean
  /** The inputs of the session that ran without an error. */
  inputs: readonly string[]
}

export const initialState: ConsoleState = {
  items: [],
  prompt: 'q)',
  isRunning: false,
  waiting: [],
  hasEnded: false,
  inputs: [],
}

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

const maxItems = 500
/** Characters of all items together: five of the longest outputs. */
const maxCharacters = 1_000_000

/** The newest items that fit into a transcript. The last one stays however long it is. */
export function limitTranscript(items: readonly TranscriptItem[]): readonly TranscriptItem[] {
  const newest = items.slice(-maxItems)
  let characters = 0
  const tooOld = newest.findLastIndex((item, index) => {
    characters += countCharacters(item)
    return characters > maxCharacters && index < newest.length - 1
  })
  return newest.slice(tooOld + 1)
}

const countCharacters = (item: TranscriptItem) =>
  item.kind === 'note' ? item.text.length : item.typed.length + item.output.length
