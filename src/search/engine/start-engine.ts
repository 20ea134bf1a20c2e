import { withBasePath } from '../../browser/with-base-path.ts'
import type { Engine, EngineAnswer, MessageFromWorker, MessageToWorker } from './create-engine.ts'
import workerAddress from './engine.worker.ts?worker&url'
import { fetchSearchFile } from './fetch-search-file.ts'

interface EngineToStart {
  /** The text of the index, which may still be loading while the worker starts. */
  index: Promise<string>
  /** Address of the folder with the other files of search. */
  folder: string
  /** Called if the worker stops after the engine has started. */
  onStop: () => void
}

/**
 * Starts the engine in a worker, since reading the index would block the page (for 200 ms on a slow machine); without
 * workers, in the page. Rejects with an Error if the index cannot be fetched or read.
 */
export async function startEngine({ index: arriving, folder, onStop }: EngineToStart): Promise<Engine> {
  const workerHost = createWorkerHost()
  try {
    const index = await arriving
    const engine = workerHost && (await loadInWorker(workerHost, index, folder))
    if (!engine) return await loadInPage(index, folder)
    workerHost.stopped.then(onStop)
    return engine
  } catch (error) {
    workerHost?.worker.terminate()
    throw error
  }
}

/** `stopped` resolves when the worker fails or its script cannot be fetched. */
interface WorkerHost {
  worker: Worker
  stopped: Promise<unknown>
}

function createWorkerHost(): WorkerHost | undefined {
  try {
    const worker = new Worker(withBasePath(workerAddress), { type: 'module' })
    return { worker, stopped: new Promise(resolve => worker.addEventListener('error', resolve)) }
  } catch {
    // Old browsers do not support module workers, and strict security policies forbid them. The engine then runs in the page.
    return undefined
  }
}

async function loadInPage(index: string, folder: string): Promise<Engine> {
  const { createEngine } = await import('./create-engine.ts')
  return createEngine(index, name => fetchSearchFile(folder, name))
}

/** Undefined if the worker does not run. Rejects if it cannot read the index. */
function loadInWorker({ worker, stopped }: WorkerHost, index: string, folder: string): Promise<Engine | undefined> {
  return new Promise((resolve, reject) => {
    const { engine, settle, rejectAll } = createRemoteEngine(worker)
    stopped.then(() => {
      worker.terminate()
      rejectAll(new Error('The search worker stopped.'))
      resolve(undefined)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.type === 'ready') resolve(engine)
      else if (data.type === 'unreadable') reject(new Error(data.message))
      else settle(data)
    })
    postTo(worker, { type: 'load', index, folder })
  })
}

interface PendingRequest {
  resolve: (answer: EngineAnswer) => void
  reject: (error: Error) => void
}

/** An engine that posts its requests to the worker. `settle` takes the worker's answer to one of them. */
function createRemoteEngine(worker: Worker) {
  const waiting = new Map<number, PendingRequest>()
  let lastNumber = 0
  const engine: Engine = request =>
    new Promise((resolve, reject) => {
      lastNumber++
      waiting.set(lastNumber, { resolve, reject })
      postTo(worker, { type: 'search', number: lastNumber, request })
    })
  return {
    engine,
    settle(message: Extract<MessageFromWorker, { number: number }>) {
      const pending = waiting.get(message.number)
      waiting.delete(message.number)
      if (message.type === 'answer') pending?.resolve(message.answer)
      else pending?.reject(new Error(message.message))
    },
    rejectAll(error: Error) {
      for (const { reject } of waiting.values()) reject(error)
    },
  }
}

function postTo(worker: Worker, message: MessageToWorker) {
  worker.postMessage(message)
}
