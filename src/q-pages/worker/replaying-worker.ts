import { type EndReason, startWorker, type WorkerClient } from './worker-client.ts'
import type { BlockResult, InputResult, PageBlock, WorkerAnswers, WorkerRequest } from './worker-messages.ts'

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
  /** The place of the last block that ran; -1 before the first. */
  readonly lastBlock: number
  /**
   * Runs a block after the blocks above it. The session goes on if they have run already and none below has; otherwise it
   * starts anew. Rejects with a WorkerEnded.
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

  /** Requests are answered in their order, so nothing has to wait until the steps are repeated. */
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

  async function runStep(block: PageBlock): Promise<BlockResult> {
    const result = await ask<'block'>({ type: 'block', block })
    const repeated = withoutTimeouts(block, result)
    if (repeated) done.push({ type: 'block', block: repeated })
    return result
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
