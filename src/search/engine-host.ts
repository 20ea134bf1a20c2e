// Where the engine runs: in a worker, since reading the index takes long enough to be felt, or in the page where there is none.
import { atBase } from '../navigation/at-base.ts'
import type { Engine, EngineAnswer } from './engine.ts'
import type { FromWorker, ToWorker } from './engine.worker.ts'
import workerAddress from './engine.worker.ts?worker&url'
import { fetchSearchFile } from './fetch-search-file.ts'

/**
 * Starts the engine while its index is on the way; `folder` holds the other files of search. Rejects with an Error when
 * the index does not arrive or cannot be read. `onStop` is called when the engine, once started, will answer no more.
 */
export async function startEngine(arriving: Promise<string>, folder: string, onStop: () => void): Promise<Engine> {
  const host = createHost()
  try {
    const index = await arriving
    const engine = host && (await engineIn(host, index, folder))
    if (!engine) return await engineInPage(index, folder)
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
    const worker = new Worker(atBase(workerAddress), { type: 'module' })
    return { worker, stopped: new Promise(resolve => worker.addEventListener('error', resolve)) }
  } catch {
    // Old browsers and strict policies: the page itself answers.
    return undefined
  }
}

async function engineInPage(index: string, folder: string): Promise<Engine> {
  const [{ createEngine }, { readIndex }] = await Promise.all([import('./engine.ts'), import('./index-file.ts')])
  return createEngine(readIndex(index), name => fetchSearchFile(folder, name))
}

type Waiting = { resolve: (answer: EngineAnswer) => void; reject: (error: Error) => void }

/** Undefined where the worker does not run. Rejects when it cannot read the index. */
function engineIn({ worker, stopped }: Host, index: string, folder: string): Promise<Engine | undefined> {
  return new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>()
    const send = (message: ToWorker) => worker.postMessage(message)
    let asked = 0
    const engine: Engine = question =>
      new Promise((resolveAnswer, rejectAnswer) => {
        asked++
        waiting.set(asked, { resolve: resolveAnswer, reject: rejectAnswer })
        send({ type: 'ask', number: asked, question })
      })
    stopped.then(() => {
      worker.terminate()
      for (const { reject: rejectAnswer } of waiting.values()) rejectAnswer(new Error('The search worker stopped.'))
      resolve(undefined)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'ready':
          return resolve(engine)
        case 'unreadable':
          return reject(new Error(data.message))
        case 'answer':
          waiting.get(data.number)?.resolve(data.answer)
          return waiting.delete(data.number)
        case 'failure':
          waiting.get(data.number)?.reject(new Error(data.message))
          return waiting.delete(data.number)
        default:
          return data satisfies never
      }
    })
    send({ type: 'load', index, folder })
  })
}
