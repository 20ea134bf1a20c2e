import { withBasePath } from '../../browser/with-base-path.ts'
import type { Engine, EngineAnswer } from './create-engine.ts'
import workerAddress from './engine.worker.ts?worker&url'
import type { MessageFromWorker, MessageToWorker } from './engine-messages.ts'
import { fetchSearchFile } from './fetch-search-file.ts'

type EngineToStart = {
  /** The text of the index, which may still be loading while the worker starts. */
  index: Promise<string>
  /** Where the other files of search are. */
  folder: string
  /** Called when the engine, once started, will answer no more. */
  onStop: () => void
}

/**
 * Starts the engine in a worker, since reading the index takes long enough to be felt (200 ms on a slow machine), or in
 * the page where no worker runs. Rejects with an Error when the index does not arrive or cannot be read.
 */
export async function startEngine({ index: arriving, folder, onStop }: EngineToStart): Promise<Engine> {
  const host = createHost()
  try {
    const index = await arriving
    const engine = host && (await loadInWorker(host, index, folder))
    if (!engine) return await loadInPage(index, folder)
    host.stopped.then(onStop)
    return engine
  } catch (error) {
    host?.worker.terminate()
    throw error
  }
}

/** `stopped` resolves when the worker fails, or its script does not arrive. */
type Host = { worker: Worker; stopped: Promise<unknown> }

function createHost(): Host | undefined {
  try {
    const worker = new Worker(withBasePath(workerAddress), { type: 'module' })
    return { worker, stopped: new Promise(resolve => worker.addEventListener('error', resolve)) }
  } catch {
    // Old browsers and strict security policies have no workers, so the page itself answers.
    return undefined
  }
}

async function loadInPage(index: string, folder: string): Promise<Engine> {
  const [{ createEngine }, { readIndex }] = await Promise.all([
    import('./create-engine.ts'),
    import('../index/index-file.ts'),
  ])
  return createEngine(readIndex(index), name => fetchSearchFile(folder, name))
}

/** Undefined where the worker does not run. Rejects when it cannot read the index. */
function loadInWorker({ worker, stopped }: Host, index: string, folder: string): Promise<Engine | undefined> {
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

type Waiting = { resolve: (answer: EngineAnswer) => void; reject: (error: Error) => void }

/** An engine that asks the worker. `settle` takes what the worker says about a question. */
function createRemoteEngine(worker: Worker) {
  const waiting = new Map<number, Waiting>()
  let lastNumber = 0
  const engine: Engine = question =>
    new Promise((resolve, reject) => {
      lastNumber++
      waiting.set(lastNumber, { resolve, reject })
      postTo(worker, { type: 'ask', number: lastNumber, question })
    })
  return {
    engine,
    settle(message: Extract<MessageFromWorker, { number: number }>) {
      const question = waiting.get(message.number)
      waiting.delete(message.number)
      if (message.type === 'answer') question?.resolve(message.answer)
      else question?.reject(new Error(message.message))
    },
    rejectAll(error: Error) {
      for (const { reject } of waiting.values()) reject(error)
    },
  }
}

function postTo(worker: Worker, message: MessageToWorker) {
  worker.postMessage(message)
}
