import type { EngineAnswer, Question } from './create-engine.ts'

/** `number` identifies the question: a later question may be answered first. */
export type MessageToWorker =
  | { type: 'load'; index: string; folder: string }
  | { type: 'ask'; number: number; question: Question }

export type MessageFromWorker =
  | { type: 'ready' }
  | { type: 'unreadable'; message: string }
  | { type: 'answer'; number: number; answer: EngineAnswer }
  | { type: 'failure'; number: number; message: string }
