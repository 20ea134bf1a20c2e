import { splitScript } from '../../../q/syntax/split-script.ts'
import type { ErrorExplanation } from '../../runner/error-explanations.ts'
import type { InputResult } from '../../runner/page-block.ts'
import type { PageSession } from '../../runner/page-session.ts'
import { RunnerEnded } from '../../runner/start-runner.ts'
import { describeFailure } from '../../widgets/q-block/describe-failure.ts'
import { type ConsoleState, initialState, type TranscriptItem } from './console-state.ts'

/** A q session with its transcript. It outlives the island, so that a reader may look at another page and come back. */
export interface QConsole {
  getState(): ConsoleState
  subscribe(listener: () => void): () => void
  /** Runs a text statement by statement, up to the first error. Does nothing while another one runs. */
  run(text: string): Promise<void>
  /** Ends what is running. */
  stop(): void
  /** An input that is still running stays, since what it prints is shown below it. */
  clearTranscript(): void
  /** Forgets all variables and files. */
  startNewSession(): Promise<void>
  /** Rejects with a RunnerEnded. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>
}

/** Older parts of a transcript go. */
const mostItems = 500

/** What the console uses of a page's session. */
export type ConsoleSession = Pick<PageSession, 'runInput' | 'writeFile' | 'stop' | 'reset'>

type NewItem = TranscriptItem extends infer Item ? (Item extends TranscriptItem ? Omit<Item, 'id'> : never) : never

export function createQConsole(session: ConsoleSession): QConsole {
  let state = initialState
  let lastId = 0
  let running: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()
  const update = (change: Partial<ConsoleState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const append = (item: NewItem) => {
    const added = { ...item, id: ++lastId }
    update({ items: [...state.items, added].slice(-mostItems) })
    return added.id
  }

  async function runStatements(text: string) {
    const statements = splitScript(text).map(statement => statement.text)
    if (statements.length === 0)
      append({ kind: 'exchange', prompt: state.prompt, typed: text, output: '', isError: false })
    for (const [place, typed] of statements.entries()) {
      const id = append({ kind: 'exchange', prompt: state.prompt, typed, output: '', isError: false })
      try {
        if (await finish(id, await session.runInput('', typed))) return
      } catch (error) {
        return reportFailure(id, error, statements.slice(place).join('\n'))
      }
    }
  }

  /** Shows what an input printed. Returns whether what was typed with it must not run. */
  async function finish(id: number, { typed, output, error, exitCode, prompt }: InputResult): Promise<boolean> {
    const explanation = error === undefined ? undefined : await explain(error, output)
    const isError = error !== undefined
    update({
      prompt,
      items: state.items.map(item =>
        item.id === id ? { ...item, output, isError, ...(explanation && { explanation }) } : item,
      ),
      ...(!isError && exitCode === undefined && { inputs: [...state.inputs, typed] }),
    })
    if (exitCode === undefined) return isError
    append({
      kind: 'note',
      text: exitCode === 0 ? 'The session has ended.' : `The session has ended with code ${exitCode}.`,
    })
    update({ hasEnded: true })
    return true
  }

  /** `rest` is what has not run. A runner that did not come can be tried again with it. */
  function reportFailure(id: number, error: unknown, rest: string) {
    const text = describeFailure(error)
    const isUnreachable = error instanceof RunnerEnded && error.reason === 'unreachable'
    if (isUnreachable) update({ items: state.items.filter(item => item.id !== id) })
    append({ kind: 'note', text, ...(isUnreachable && { retry: rest }) })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run(text) {
      if (state.isRunning || state.hasEnded || text.trim() === '') return
      update({
        isRunning: true,
        items: state.items.filter(item => item.kind === 'exchange' || item.retry === undefined),
      })
      running = runStatements(text)
      await running
      update({ isRunning: false })
    },
    stop: () => session.stop(),
    clearTranscript: () => update({ items: state.isRunning ? state.items.slice(-1) : [] }),
    async startNewSession() {
      if (state.isRunning) session.stop()
      await running
      session.reset()
      update({ prompt: initialState.prompt, hasEnded: false, inputs: [] })
      append({ kind: 'note', text: 'A new session, without variables and files.' })
    },
    writeFile: (path, bytes) => session.writeFile(path, bytes),
  }
}

/** Undefined if the explanations cannot be fetched. */
async function explain(code: string, output: string): Promise<ErrorExplanation | undefined> {
  try {
    return (await import('../../runner/error-explanations.ts')).explainError(code, output)
  } catch {
    return undefined
  }
}
