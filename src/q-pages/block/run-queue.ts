import { RunnerEnded } from '../worker/start-runner.ts'

/** Runs of a page, one after the other. */
export interface RunQueue {
  /** Starts `run` at its turn. If `signal` is aborted before, it never starts, and the result rejects with a RunnerEnded. */
  add<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result>
  /** Ends the present run and drops those that wait. */
  stop(): void
}

/** `stopSession` ends what is running. It is called only for the run that was aborted. */
export function createRunQueue(stopSession: () => void): RunQueue {
  let last: Promise<unknown> = Promise.resolve()
  let stops = 0
  const add: RunQueue['add'] = (run, signal) => {
    const stopsBefore = stops
    const result = last.then(async () => {
      if (signal.aborted || stops > stopsBefore) throw new RunnerEnded('stopped')
      signal.addEventListener('abort', stopSession)
      try {
        return await run()
      } finally {
        signal.removeEventListener('abort', stopSession)
      }
    })
    last = result.catch(() => {})
    return result
  }
  return {
    add,
    stop() {
      stops++
      stopSession()
    },
  }
}
