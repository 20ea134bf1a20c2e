// The page's side of the worker: a session that survives the end of its worker, and below it the client of one worker.
import { withBasePath } from '../../browser/with-base-path.ts'
import { maxSilenceMs } from '../limits.ts'
import { fetchFile } from './fetched-files.ts'
import { describeMissingScript, type Failure } from './missing-script.ts'
import workerAddress from './q.worker.ts?worker&url'
import type {
  BlockResult,
  InputResult,
  MessageFromWorker,
  MessageToWorker,
  PageBlock,
  WorkerAnswers,
  WorkerRequest,
} from './worker-messages.ts'

/** What a run of a block did. */
export interface BlockRun {
  result: BlockResult
  /** How many earlier blocks had to run first. */
  earlier: number
  /** Whether all processes started anew, because this block or a later one had run before. */
  isRestarted: boolean
}

/** The q session of a page in the browser. */
export interface ReplayingWorker {
  /** The index of the last block that ran; -1 before the first. */
  readonly lastBlock: number
  /**
   * Runs a block after the blocks above it. The session goes on if they have run already and none below has; otherwise it
   * starts anew. Rejects with a WorkerEnded, or with the error of a file that a block loads and that did not arrive.
   */
  runThrough(blocks: readonly PageBlock[], index: number): Promise<BlockRun>
  /** Runs what was typed at a prompt. */
  sendInput(process: string, typed: string): Promise<InputResult>
  /** Puts a file on the disk of the processes. */
  writeFile(path: string, bytes: Uint8Array): Promise<void>
  /** Starts the worker with all its parts, so that no run need wait for them. A failure is left to the first run. */
  prepare(): void
  /** Ends what is running; the next run starts the processes again and repeats what had run before. */
  stop(reason?: EndReason): void
  /** Forgets everything; the next run starts anew. */
  reset(): void
}

type RequestOf<Type> = Extract<WorkerRequest, { type: Type }>

type Step = RequestOf<'block' | 'input' | 'file'>

interface ReplayingWorkerOptions {
  /** Whether `.z.p` and its like tell the time of this machine. Otherwise the clock stands still. */
  hasRealClock?: boolean
  /** Called when the processes forget what they have run, because the session starts anew. */
  onReset?: () => void
}

export function createReplayingWorker({ hasRealClock = false, onReset }: ReplayingWorkerOptions = {}): ReplayingWorker {
  /** What the processes have run, for a worker that has to be started again. */
  let done: Step[] = []
  let last = -1
  let client: WorkerClient | undefined
  /** Aborted when what is running is to end. */
  let fetching = new AbortController()

  /** Requests are answered in order, so the next one need not wait until the steps have been repeated. */
  function start(): WorkerClient {
    const started = startWorker()
    const requests: WorkerRequest[] = [{ type: 'reset', hasRealClock }, ...done]
    // If one of them fails, the worker ends, and so does the request that it was started for.
    for (const request of requests) started.ask(request).catch(() => {})
    return started
  }

  async function ask<Type extends WorkerRequest['type']>(request: RequestOf<Type>): Promise<WorkerAnswers[Type]> {
    client ??= start()
    const current = client
    try {
      return await current.ask<Type>(request)
    } catch (error) {
      if (client === current) client = undefined // The worker has ended; another one repeats what had run.
      throw error
    }
  }

  async function runStep(shown: PageBlock): Promise<BlockResult> {
    const block = shown.src === undefined ? shown : { ...shown, text: await fetchText(shown.src) }
    const result = await ask<'block'>({ type: 'block', block })
    const repeated = withoutTimeouts(block, result)
    if (repeated) done.push({ type: 'block', block: repeated })
    return result
  }

  /** A file that has not arrived is no step: the next run tries again to fetch it. */
  function fetchText(address: string): Promise<string> {
    client ??= start() // Its script arrives beside the file.
    return fetchFile(address, fetching.signal)
  }

  async function reset() {
    if (done.length > 0) onReset?.()
    done = []
    last = -1
    if (client) await ask<'reset'>({ type: 'reset', hasRealClock })
  }

  return {
    get lastBlock() {
      return last
    },
    async runThrough(blocks, index) {
      const isRestarted = index <= last && done.length > 0
      if (index <= last) await reset()
      const earlier = blocks.slice(last + 1, index)
      for (const block of earlier) {
        await runStep(block)
        last++
      }
      const block = blocks[index]
      if (!block) throw new RangeError(`there is no block ${index}`)
      // Before it runs: if it is stopped, running it again must not go on in a session that it has half changed.
      last = index
      const result = await runStep(block)
      return { result, earlier: earlier.length, isRestarted }
    },
    async sendInput(process, typed) {
      const answer = await ask<'input'>({ type: 'input', process, typed })
      if (!isTimeout(answer)) done.push({ type: 'input', process, typed })
      return answer
    },
    async writeFile(path, bytes) {
      const write: Step = { type: 'file', path, bytes }
      await ask<'file'>(write)
      // Of each file only the newest bytes are kept; inputs that read an earlier version are repeated with them.
      done = [...done.map(step => (step.type === 'file' && step.path === path ? write : step)), write]
    },
    prepare() {
      ask<'prepare'>({ type: 'prepare' }).catch(() => {})
    },
    stop(reason = 'stopped') {
      fetching.abort(new WorkerEnded(reason))
      fetching = new AbortController()
      client?.end(reason)
      client = undefined
    },
    reset() {
      reset().catch(() => {})
    },
  }
}

/** Whether an input ran into the time limit. It is not repeated: that would take as long again. */
export const isTimeout = ({ error }: InputResult) => error === 'stop'

/** The block as it is repeated: without the inputs that ran into the time limit; undefined if nothing of it is left. */
function withoutTimeouts(block: PageBlock, { inputs }: BlockResult): PageBlock | undefined {
  if (!inputs.some(isTimeout)) return block
  if (block.kind !== 'session') return undefined
  const others = inputs.filter(input => !isTimeout(input))
  return { ...block, text: others.map(({ typed }) => `q) ${typed}`).join('\n') }
}

/** A running worker. When it has ended, another one has to be started. */
interface WorkerClient {
  /** Rejects with a WorkerEnded if the worker ends before it has answered. */
  ask<Type extends WorkerRequest['type']>(request: RequestOf<Type>): Promise<WorkerAnswers[Type]>
  /** Ends the worker at once, whatever it is doing. */
  end(reason: EndReason): void
}

/**
 * Starts the worker. It can be asked and ended while its script is still loading. Throws a WorkerEnded if the browser forbids
 * workers; if the script does not arrive, the first request rejects with one.
 */
function startWorker(): WorkerClient {
  const worker = createWorker()
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: WorkerEnded) => void }>()
  const unsent: MessageToWorker[] = []
  let isReady = false
  let lastNumber = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let ended: WorkerEnded | undefined
  const end = (reason: EndReason) => {
    worker.terminate()
    clearTimeout(silence)
    ended ??= new WorkerEnded(reason)
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
  }
  const sendAll = () => {
    for (const message of unsent.splice(0)) worker.postMessage(message)
    clearTimeout(silence)
    if (waiting.size > 0) silence = setTimeout(() => end('time'), maxSilenceMs)
  }
  worker.addEventListener('error', () => end(isReady ? 'crashed' : 'unreachable'))
  worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
    if (data.type === 'failure') return end(data.reason)
    if (data.type === 'ready') isReady = true
    if (data.type === 'answer') {
      waiting.get(data.number)?.resolve(data.answer as never)
      waiting.delete(data.number)
    }
    sendAll()
  })
  const ask: WorkerClient['ask'] = request =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended)
      waiting.set(++lastNumber, { resolve, reject })
      unsent.push({ number: lastNumber, request })
      if (isReady) sendAll()
    })
  return { ask, end }
}

function createWorker(): Worker {
  try {
    return new Worker(withBasePath(workerAddress), { type: 'module' })
  } catch {
    throw new WorkerEnded('forbidden') // Strict policies of a browser or an extension forbid workers.
  }
}

/**
 * `forbidden`: the browser does not let the page start a worker. `unreachable`: the script of the worker, or a part of it, did
 * not arrive. `crashed`: the worker failed later.
 */
type EndReason = 'stopped' | 'time' | 'forbidden' | 'unreachable' | 'crashed'

export class WorkerEnded extends Error {
  constructor(readonly reason: EndReason) {
    super(`The worker has ended: ${reason}`)
  }
}

/** `error` is a WorkerEnded, or what a script or a file that could not be fetched was rejected with. */
export async function describeFailure(error: unknown): Promise<Failure> {
  if (!(error instanceof WorkerEnded) || error.reason === 'unreachable') return describeMissingScript()
  return { text: sentencesByReason[error.reason], needsReload: false }
}

const sentencesByReason = {
  stopped: 'Stopped. The session is rebuilt with the next run.',
  time: `Ended by the time limit of ${maxSilenceMs / 1000} seconds. The session is rebuilt with the next run.`,
  forbidden: 'The runner could not be started: this browser forbids workers.',
  crashed: 'The runner crashed, perhaps because it ran out of memory. The session is rebuilt with the next run.',
}
