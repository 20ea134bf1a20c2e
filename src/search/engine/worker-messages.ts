import type { EngineAnswer, EngineRequest } from './create-engine.ts'

/** `number` identifies the request, since answers may arrive in another order. */
export type MessageToWorker =
  | { type: 'load'; index: string; folder: string }
  | { type: 'search'; number: number; request: EngineRequest }

export type MessageFromWorker =
  | { type: 'ready' }
  | { type: 'unreadable'; message: string }
  | { type: 'answer'; number: number; answer: EngineAnswer }
  | { type: 'failure'; number: number; message: string }
