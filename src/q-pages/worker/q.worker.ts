import { readComputerClock } from '@tickwise/q/source'
import { heartbeatMs } from '../limits.ts'
import { ChunkLoadError, PageProcesses } from './page-processes.ts'
import type { MessageFromWorker, MessageToWorker, WorkerRequest } from './worker-messages.ts'

let processes = new PageProcesses()
let last: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => {
  last = last.then(() => answer(data)).then(post)
})
post({ type: 'ready' })

async function answer({ number, request }: MessageToWorker): Promise<MessageFromWorker> {
  // While q runs, no timer fires: this tells a slow network from an input that takes too long.
  const timer = setInterval(() => post({ type: 'waiting' }), heartbeatMs)
  try {
    return { type: 'answer', number, answer: await handle(request) }
  } catch (error) {
    return { type: 'failure', reason: error instanceof ChunkLoadError ? 'unreachable' : 'crashed' }
  } finally {
    clearInterval(timer)
  }
}

async function handle(request: WorkerRequest) {
  switch (request.type) {
    case 'reset':
      processes.release()
      processes = new PageProcesses(request.hasRealClock ? { clock: readComputerClock } : {})
      return undefined
    case 'block':
      return processes.runBlock(request.block)
    case 'input':
      return processes.evaluate(request.process, request.typed)
    case 'prepare':
      await processes.prepare()
      return undefined
    case 'file':
      processes.writeFile(request.path, request.bytes)
      return undefined
    default:
      return request satisfies never
  }
}

function post(message: MessageFromWorker) {
  postMessage(message)
}
