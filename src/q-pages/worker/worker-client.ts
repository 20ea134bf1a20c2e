import { withBasePath } from '../../browser/with-base-path.ts'
import { maxSilenceMs } from '../limits.ts'
import { describeMissingScript, type Failure } from './missing-script.ts'
import workerAddress from './q.worker.ts?worker&url'
import type { MessageFromWorker, MessageToWorker, WorkerAnswers, WorkerRequest } from './worker-messages.ts'

/** A running worker. When it has ended, another one has to be started. */
export interface WorkerClient {
  /** Rejects with a WorkerEnded if the worker ends before it has answered. */
  ask<Type extends WorkerRequest['type']>(request: Extract<WorkerRequest, { type: Type }>): Promise<WorkerAnswers[Type]>
  /** Ends the worker at once, whatever it is doing. */
  end(reason: EndReason): void
}

/**
 * `forbidden`: the browser does not let the page start a worker. `unreachable`: the script of the worker, or a part of it, did
 * not arrive. `crashed`: the worker failed later.
 */
export type EndReason = 'stopped' | 'time' | 'forbidden' | 'unreachable' | 'crashed'

export class WorkerEnded extends Error {
  constructor(readonly reason: EndReason) {
    super(`The worker has ended: ${reason}`)
  }
}

/**
 * Starts the worker. It can be asked and ended while its script is still loading. Throws a WorkerEnded if the browser forbids
 * workers; if the script does not arrive, the first request rejects with one.
 */
export function startWorker(): WorkerClient {
  const worker = createWorker()
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: WorkerEnded) => void }>()
  const unsent: MessageToWorker[] = []
  let isReady = false
  let lastNumber = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let ended: WorkerEnded | undefined
  const end = (reason: EndReason) => {
    worker.terminate()
    clearTimeout(silence)
    ended ??= new WorkerEnded(reason)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  const sendAll = () => {
    for (const message of unsent.splice(0)) worker.postMessage(message)
    clearTimeout(silence)
    if (waiting.size > 0) silence = setTimeout(() => end('time'), maxSilenceMs)
  }
  worker.addEventListener('error', () => end(isReady ? 'crashed' : 'unreachable'))
  worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'failure') return end(data.reason)
    if (data.type === 'ready') isReady = true
    if (data.type === 'answer') {
      waiting.get(data.number)?.resolve(data.answer as never)
      waiting.delete(data.number)
    }
    sendAll()
  })
  const ask: WorkerClient['ask'] = request =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.set(++lastNumber, { resolve, reject })
      unsent.push({ number: lastNumber, request })
      if (isReady) sendAll()
    })
  return { ask, end }
}

function createWorker(): Worker {
  try {
    return new Worker(withBasePath(workerAddress), { type: 'module' })
  } catch {
    throw new WorkerEnded('forbidden') // Strict policies of a browser or an extension forbid workers.
  }
}

/** `error` is a WorkerEnded, or what a script that could not be fetched was rejected with. */
export async function describeFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof WorkerEnded) || error.reason === 'unreachable') return describeMissingScript()
  return { text: sentences[error.reason], needsReload: false }
}

const sentences = {
  stopped: 'Stopped. The session is rebuilt with the next run.',
  time: `Ended by the time limit of ${maxSilenceMs / 1000} seconds. The session is rebuilt with the next run.`,
  forbidden: 'The runner could not be started: this browser forbids workers.',
  crashed: 'The runner crashed, perhaps because it ran out of memory. The session is rebuilt with the next run.',
}
