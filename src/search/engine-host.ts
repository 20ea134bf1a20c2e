// Where the engine runs: in a worker, since reading the index takes long enough to be felt, or in the page where there is none.
import type { Engine, EngineAnswer } from './engine.ts'
import type { FromWorker, ToWorker } from './engine.worker.ts'
import { fetchSearchFile } from './fetch-search-file.ts'

/** Rejects with an Error when `index` cannot be read. */
export async function startEngine(index: string): Promise<Engine> {
  const worker = await startWorker(index)
  if (worker) return worker
  const [{ createEngine }, { readIndex }] = await Promise.all([import('./engine.ts'), import('./index-file.ts')])
  return createEngine(readIndex(index), fetchSearchFile)
}

/** Undefined where workers do not run, or its script does not arrive. Rejects when it cannot read the index. */
function startWorker(index: string): Promise<Engine | undefined> {
  return new Promise((resolve, reject) => {
    const worker = createWorker()
    if (!worker) return resolve(undefined)
    const waiting = new Map<number, { resolve: (answer: EngineAnswer) => void; reject: (error: Error) => void }>()
    const send = (message: ToWorker) => worker.postMessage(message)
    let asked = 0
    const engine: Engine = question =>
      new Promise((resolveAnswer, rejectAnswer) => {
        asked++
        waiting.set(asked, { resolve: resolveAnswer, reject: rejectAnswer })
        send({ type: 'ask', number: asked, question })
      })
    worker.addEventListener('error', () => {
      worker.terminate()
      for (const { reject: rejectAnswer } of waiting.values()) rejectAnswer(new Error('The search worker stopped.'))
      resolve(undefined)
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'ready':
          return resolve(engine)
        case 'unreadable':
          worker.terminate()
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
    send({ type: 'load', index })
  })
}

function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    // Old browsers and strict policies: the page itself answers.
    return undefined
  }
}
