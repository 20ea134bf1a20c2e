import { createInterface } from 'node:readline'
import { createSession, loadLibrary } from '../../../q/index.ts'

const library = await loadLibrary()

interface Message {
  id: number
  reset?: boolean
  input?: string
}

/** Whoever asks in this way waits some seconds for an answer. */
const limits = { milliseconds: 4000 }

/**
 * Answers requests, one JSON object a line: `{"id":1,"reset":true}` starts a fresh session and `{"id":2,"input":"1+1"}`
 * gives `{"id":2,"output":"2\n"}`. A line that is no such object gets `{"problem":"..."}`.
 */
export async function answerJson(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  let session = createSession({ library, limits })
  const answer = (value: object) => output.write(`${JSON.stringify(value)}\n`)
  for await (const line of createInterface({ input })) {
    const message = readMessage(line)
    if (!message) answer({ problem: 'Not a JSON object with an id.' })
    else if (message.reset) {
      session = createSession({ library, limits })
      answer({ id: message.id, output: '' })
    } else answer({ id: message.id, output: session.run(message.input ?? '').output })
  }
}

function readMessage(line: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(line)
    return isMessage(message) ? message : undefined
  } catch {
    return undefined
  }
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (!('input' in value) || typeof value.input === 'string')
