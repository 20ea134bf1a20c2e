import {
  createEngine,
  type Engine,
  type EngineRequest,
  type MessageFromWorker,
  type MessageToWorker,
} from './create-engine.ts'
import { fetchSearchFile } from './fetch-search-file.ts'

let engine: Engine | undefined

addEventListener('message', ({ data }: MessageEvent<MessageToWorker>) => {
  if (data.type === 'load') postMessage(loadEngine(data.index, data.folder))
  else answerQuestion(data.number, data.request).then(postMessage)
})

function loadEngine(index: string, folder: string): MessageFromWorker {
  try {
    engine = createEngine(index, name => fetchSearchFile(folder, name))
    return { type: 'ready' }
  } catch (error) {
    return { type: 'unreadable', message: getMessage(error) }
  }
}

async function answerQuestion(number: number, request: EngineRequest): Promise<MessageFromWorker> {
  try {
    if (!engine) throw new Error('The search index is not loaded yet.')
    return { type: 'answer', number, answer: await engine(request) }
  } catch (error) {
    return { type: 'failure', number, message: getMessage(error) }
  }
}

/** Only the message is posted: an error would lose its class when it is cloned. */
function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
