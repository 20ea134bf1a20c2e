import { Worker } from 'node:worker_threads'
import type { BackgroundTasks, TaskName, TaskRequest, TaskResponse } from './background-tasks.ts'

export interface Background extends BackgroundTasks {
  /** Ends the worker, whatever it is doing. Promises of unfinished tasks then stay pending for ever. */
  end: () => Promise<void>
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** bin/tickwise.js puts the bundle of `background.worker.ts` beside that of this module. */
const bundledWorker = new URL('./background.worker.mjs', import.meta.url)

/** Runs tasks in a worker, which is started by the first one. */
export function openBackground(file: URL = bundledWorker): Background {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  return {
    runPages: (...args) => request('runPages', args),
    checkStartingPoints: (...args) => request('checkStartingPoints', args),
    drawImages: (...args) => request('drawImages', args),
    async end() {
      waiting.clear()
      await worker?.terminate()
    },
  }

  function request<Name extends TaskName>(name: Name, args: Parameters<BackgroundTasks[Name]>) {
    worker ??= start()
    const id = ++lastId
    worker.postMessage({ id, name, args } satisfies TaskRequest<Name>)
    return new Promise<Awaited<ReturnType<BackgroundTasks[Name]>>>((resolve, reject) => {
      waiting.set(id, { resolve: result => resolve(result as Awaited<ReturnType<BackgroundTasks[Name]>>), reject })
    })
  }

  function start(): Worker {
    const started = new Worker(file)
    started.on('message', ({ id, result, error }: TaskResponse) => {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (error === undefined) resolve?.(result)
      else reject?.(describeFailure(error))
    })
    started.on('error', error => failAll(error, started))
    started.on('exit', code => failAll(new Error(`It ended with exit code ${code}.`), started))
    return started
  }

  /** The next task starts another worker. */
  function failAll(cause: unknown, failedWorker: Worker) {
    if (worker !== failedWorker) return // An error is followed by an exit.
    worker = undefined
    const failed = [...waiting.values()]
    waiting.clear()
    for (const { reject } of failed) reject(describeFailure(cause))
  }
}

function describeFailure(cause: unknown): Error {
  return new Error('A task in the background failed.', { cause })
}
