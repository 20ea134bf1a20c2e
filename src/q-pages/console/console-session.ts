import { splitScript } from '@tickwise/q/source'
import type { ErrorExplanation } from '../error-explanations.ts'
import { describeFailure, type ReplayingWorker, WorkerEnded } from '../worker/replaying-worker.ts'
import type { InputResult } from '../worker/worker-messages.ts'
import { type ConsoleState, ConsoleStore, initialState } from './console-state.ts'

/** A q session with its transcript. It outlives the island, so that a reader may look at another page and come back. */
export interface ConsoleController {
  getState(): ConsoleState
  subscribe(listener: () => void): () => void
  /** Runs a text statement by statement, up to the first error. While another one runs, it waits for its turn. Removes offers of notes. */
  submit(text: string): Promise<void>
  /** Stops the input that is running. */
  stop(): void
  /** An input that is still running stays, since what it prints is shown below it. */
  clearTranscript(): void
  /** Forgets all variables and files. */
  startNewSession(): Promise<void>
  /** Rejects with a WorkerEnded. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>
}

/** What the console uses of a page's session. */
export type ConsoleSession = Pick<ReplayingWorker, 'sendInput' | 'writeFile' | 'stop' | 'reset'>

export function createConsoleController(session: ConsoleSession): ConsoleController {
  const store = new ConsoleStore()
  const { getState, subscribe } = store
  let running: Promise<void> = Promise.resolve()
  const submit = async (text: string) => {
    const { isRunning, hasEnded, items, waiting } = getState()
    if (hasEnded || text.trim() === '') return
    if (isRunning) {
      store.update({ waiting: [...waiting, text] })
      return running
    }
    store.update({
      isRunning: true,
      items: items.filter(item => item.kind === 'exchange' || !item.offer),
    })
    running = runQueue(store, session, text)
    await running
    store.update({ isRunning: false })
  }
  return {
    getState,
    subscribe,
    submit,
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

/** Runs a text, then what was typed in the meantime, as long as the session can go on. */
async function runQueue(store: ConsoleStore, session: ConsoleSession, text: string) {
  let canGoOn = await runStatements(store, session, text)
  for (let [next, ...waiting] = store.getState().waiting; canGoOn && next !== undefined; ) {
    store.update({ waiting })
    canGoOn = await runStatements(store, session, next)
    ;[next, ...waiting] = store.getState().waiting
  }
}

/** Runs a text statement by statement, up to the first error. Returns whether the session can take more input. */
async function runStatements(store: ConsoleStore, session: ConsoleSession, text: string): Promise<boolean> {
  const inputs = mayBeSession.test(text) ? await readSession(text) : [text]
  const statements = inputs.flatMap(splitInput)
  if (statements.length === 0) appendInput(store, text)
  for (const [index, typed] of statements.entries()) {
    const id = appendInput(store, typed)
    const rest = statements.slice(index + 1)
    try {
      const result = await session.sendInput('', typed)
      await showResult(store, id, result)
      if (result.exitCode !== undefined) return endSession(store, result.exitCode, rest)
      if (result.error !== undefined) {
        noteRest(store, rest)
        return true
      }
    } catch (error) {
      await reportFailure(store, { id, typed, rest, error })
      return false
    }
  }
  return true
}

/** The statements of an input. A lone `\`, which ends a script, leaves the debugger. */
const splitInput = (input: string): string[] =>
  input.trim() === '\\' ? ['\\'] : splitScript(input).map(({ text }) => text)

/** What may be pasted from a console, with prompts and output. */
const mayBeSession = /^q.*\)/m

/** The inputs of a text that may be a session. Few readers paste one, so what reads it is fetched only then. */
const readSession = (text: string): Promise<string[]> =>
  import('../fence/session-text.ts').then(({ readInputs }) => readInputs(text)).catch(() => [text])

/** Adds an input that has printed nothing yet. Returns its id. */
const appendInput = (store: ConsoleStore, typed: string): number =>
  store.append({ kind: 'exchange', prompt: store.getState().prompt, typed, output: '', isError: false })

async function showResult(store: ConsoleStore, id: number, result: InputResult) {
  const { typed, output, error, exitCode, prompt } = result
  const explanation = error === undefined ? undefined : await explain(result)
  const isError = error !== undefined
  const { items, inputs } = store.getState()
  store.update({
    prompt,
    items: items.map(item =>
      item.id === id ? { ...item, output, isError, ...(explanation && { explanation }) } : item,
    ),
    ...(!isError && exitCode === undefined && { inputs: [...inputs, typed] }),
  })
}

/** The session takes no more input. What was typed after the input that ended it has not run. */
function endSession(store: ConsoleStore, exitCode: number, rest: readonly string[]): false {
  const text = exitCode === 0 ? 'The session has ended.' : `The session has ended with code ${exitCode}.`
  store.append({ kind: 'note', text })
  store.update({ hasEnded: true })
  noteRest(store, [...rest, ...takeWaiting(store)])
  return false
}

/** Says that inputs have not run, and offers to run them. */
function noteRest(store: ConsoleStore, rest: readonly string[]) {
  if (rest.length === 0) return
  store.append({
    kind: 'note',
    text: 'What came after it was not run.',
    offer: { kind: 'rest', text: rest.join('\n') },
  })
}

/** If the runner could not be fetched, the input and what follows it can be tried again. */
async function reportFailure(
  store: ConsoleStore,
  { id, typed, rest, error }: { id: number; typed: string; rest: readonly string[]; error: unknown },
) {
  const { text, needsReload } = await describeFailure(error)
  const following = [...rest, ...takeWaiting(store)]
  const isUnreachable = error instanceof WorkerEnded && error.reason === 'unreachable'
  if (isUnreachable) {
    store.update({ items: store.getState().items.filter(item => item.id !== id) })
    const offer = { kind: needsReload ? 'reload' : 'retry', text: [typed, ...following].join('\n') } as const
    store.append({ kind: 'note', text, offer })
  } else {
    store.append({ kind: 'note', text })
    noteRest(store, following)
  }
}

/** What was typed during a run that could not end. It does not run by itself any more. */
function takeWaiting(store: ConsoleStore): readonly string[] {
  const { waiting } = store.getState()
  store.update({ waiting: [] })
  return waiting
}

/** Undefined if the explanations cannot be fetched. */
async function explain(failed: InputResult): Promise<ErrorExplanation | undefined> {
  try {
    return (await import('../error-explanations.ts')).explainError(failed)
  } catch {
    return undefined
  }
}
