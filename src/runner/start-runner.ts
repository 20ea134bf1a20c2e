import { withBasePath } from '../browser/with-base-path.ts'
import workerAddress from './runner.worker.ts?worker&url'
import type { MessageFromRunner, MessageToRunner, RunnerAnswers, RunnerRequest } from './runner-messages.ts'

/** A running worker. When it has ended, another one has to be started. */
export interface Runner {
  /** Rejects with a RunnerEnded if the worker ends before it has answered. */
  ask<Type extends RunnerRequest['type']>(request: Extract<RunnerRequest, { type: Type }>): Promise<RunnerAnswers[Type]>
  /** Ends the worker at once, whatever it is doing. */
  end(reason: EndReason): void
}

/** `unreachable`: the worker could not be fetched or started. `crashed`: it failed later. */
export type EndReason = 'stopped' | 'time' | 'unreachable' | 'crashed'

export class RunnerEnded extends Error {
  constructor(readonly reason: EndReason) {
    super(`The runner has ended: ${reason}`)
  }
}

/**
 * The interpreter ends an input after 2 seconds by itself, but not while a single verb works on very much data. A worker
 * that is silent for this many milliseconds is ended.
 */
const longestSilence = 8000

/** Starts the worker. Rejects with a RunnerEnded if the browser forbids workers or the script does not arrive. */
export async function startRunner(): Promise<Runner> {
  const worker = createWorker()
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: RunnerEnded) => void }>()
  let lastNumber = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let ended: RunnerEnded | undefined
  const end = (reason: EndReason) => {
    worker.terminate()
    clearTimeout(silence)
    ended ??= new RunnerEnded(reason)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  const watch = () => {
    clearTimeout(silence)
    if (waiting.size) silence = setTimeout(() => end('time'), longestSilence)
  }
  await isReady(worker)
  worker.addEventListener('error', () => end('crashed'))
  worker.addEventListener('message', ({ data }: MessageEvent<MessageFromRunner>) => {
    if (data.type === 'ready') return
    const request = waiting.get(data.number)
    waiting.delete(data.number)
    if (data.type === 'answer') request?.resolve(data.answer as never)
    else request?.reject(new RunnerEnded('crashed'))
    watch()
  })
  return {
    end,
    ask: request =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        lastNumber++
        waiting.set(lastNumber, { resolve, reject })
        worker.postMessage({ number: lastNumber, request } satisfies MessageToRunner)
        watch()
      }),
  }
}

function createWorker(): Worker {
  try {
    return new Worker(withBasePath(workerAddress), { type: 'module' })
  } catch {
    throw new RunnerEnded('unreachable') // Strict policies of a browser or an extension forbid workers.
  }
}

function isReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new RunnerEnded('unreachable')), { once: true })
    worker.addEventListener('message', () => resolve(), { once: true })
  })
}
