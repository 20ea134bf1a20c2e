import { createEngine, type Engine, type EngineAnswer, type Question } from './engine.ts'
import { fetchSearchFile } from './fetch-search-file.ts'
import { readIndex } from './index-file.ts'

export type ToWorker =
  | { type: 'load'; index: string; folder: string }
  | { type: 'ask'; number: number; question: Question }
export type FromWorker =
  | { type: 'ready' }
  | { type: 'unreadable'; message: string }
  | { type: 'answer'; number: number; answer: EngineAnswer }
  | { type: 'failure'; number: number; message: string }

let engine: Engine | undefined

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'load') postMessage(load(data.index, data.folder))
  else answer(data.number, data.question).then(postMessage)
})

function load(index: string, folder: string): FromWorker {
  try {
    engine = createEngine(readIndex(index), name => fetchSearchFile(folder, name))
    return { type: 'ready' }
  } catch (error) {
    return { type: 'unreadable', message: messageOf(error) }
  }
}

async function answer(number: number, question: Question): Promise<FromWorker> {
  try {
    if (!engine) throw new Error('The search index is not there yet.')
    return { type: 'answer', number, answer: await engine(question) }
  } catch (error) {
    return { type: 'failure', number, message: messageOf(error) }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
