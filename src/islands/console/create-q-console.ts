import { splitScript } from '../../../q/syntax/split-script.ts'
import type { ErrorExplanation } from '../../runner/error-explanations.ts'
import type { InputResult } from '../../runner/page-block.ts'
import type { PageSession } from '../../runner/page-session.ts'
import { RunnerEnded } from '../../runner/start-runner.ts'
import { describeFailure } from '../../widgets/q-block/describe-failure.ts'
import { type ConsoleState, initialState } from './console-state.ts'
import { ConsoleStore } from './console-store.ts'

/** A q session with its transcript. It outlives the island, so that a reader may look at another page and come back. */
export interface QConsole {
  getState(): ConsoleState
  subscribe(listener: () => void): () => void
  /** Runs a text statement by statement, up to the first error. Does nothing while another one runs. */
  run(text: string): Promise<void>
  /** Stops the input that is running. */
  stop(): void
  /** An input that is still running stays, since what it prints is shown below it. */
  clearTranscript(): void
  /** Forgets all variables and files. */
  startNewSession(): Promise<void>
  /** Rejects with a RunnerEnded. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>
}

/** What the console uses of a page's session. */
export type ConsoleSession = Pick<PageSession, 'runInput' | 'writeFile' | 'stop' | 'reset'>

export function createQConsole(session: ConsoleSession): QConsole {
  const store = new ConsoleStore()
  const { getState, subscribe } = store
  let running: Promise<void> = Promise.resolve()
  return {
    getState,
    subscribe,
    async run(text) {
      const { isRunning, hasEnded, items } = getState()
      if (isRunning || hasEnded || text.trim() === '') return
      store.update({
        isRunning: true,
        items: items.filter(item => item.kind === 'exchange' || item.retry === undefined),
      })
      running = runStatements(store, session, text)
      await running
      store.update({ isRunning: false })
    },
    stop: () => session.stop(),
    clearTranscript() {
      const { isRunning, items } = getState()
      store.update({ items: isRunning ? items.slice(-1) : [] })
    },
    async startNewSession() {
      if (getState().isRunning) session.stop()
      await running
      session.reset()
      store.update({ prompt: initialState.prompt, hasEnded: false, inputs: [] })
      store.append({ kind: 'note', text: 'A new session, without variables and files.' })
    },
    writeFile: (path, bytes) => session.writeFile(path, bytes),
  }
}

async function runStatements(store: ConsoleStore, session: ConsoleSession, text: string) {
  const statements = splitScript(text).map(statement => statement.text)
  if (statements.length === 0) appendInput(store, text)
  for (const [place, typed] of statements.entries()) {
    const id = appendInput(store, typed)
    try {
      const result = await session.runInput('', typed)
      await showResult(store, id, result)
      if (result.error !== undefined || result.exitCode !== undefined) return
    } catch (error) {
      return reportFailure(store, id, error, statements.slice(place).join('\n'))
    }
  }
}

/** Adds an input that has printed nothing yet. Returns its id. */
const appendInput = (store: ConsoleStore, typed: string): number =>
  store.append({ kind: 'exchange', prompt: store.getState().prompt, typed, output: '', isError: false })

async function showResult(store: ConsoleStore, id: number, { typed, output, error, exitCode, prompt }: InputResult) {
  const explanation = error === undefined ? undefined : await explain(error, output)
  const isError = error !== undefined
  const { items, inputs } = store.getState()
  store.update({
    prompt,
    items: items.map(item =>
      item.id === id ? { ...item, output, isError, ...(explanation && { explanation }) } : item,
    ),
    ...(!isError && exitCode === undefined && { inputs: [...inputs, typed] }),
  })
  if (exitCode === undefined) return
  const text = exitCode === 0 ? 'The session has ended.' : `The session has ended with code ${exitCode}.`
  store.append({ kind: 'note', text })
  store.update({ hasEnded: true })
}

/** `rest` is what has not run; if the runner could not be fetched, it can be tried again. */
function reportFailure(store: ConsoleStore, id: number, error: unknown, rest: string) {
  const isUnreachable = error instanceof RunnerEnded && error.reason === 'unreachable'
  if (isUnreachable) store.update({ items: store.getState().items.filter(item => item.id !== id) })
  store.append({ kind: 'note', text: describeFailure(error), ...(isUnreachable && { retry: rest }) })
}

/** Undefined if the explanations cannot be fetched. */
async function explain(code: string, output: string): Promise<ErrorExplanation | undefined> {
  try {
    return (await import('../../runner/error-explanations.ts')).explainError(code, output)
  } catch {
    return undefined
  }
}
