import { type BlockRun, createReplayingWorker, WorkerEnded } from '../worker/replaying-worker.ts'
import type { InputResult, PageBlock } from '../worker/worker-messages.ts'
import { readShownBlocks, type ShownBlock } from './shown-blocks.client.ts'

/** The blocks of the page that is shown, and the session in which they run. One request is answered after the other. */
export interface PageBlocks {
  blocks: readonly ShownBlock[]
  /**
   * `run`: something is about to run. `reset`: the session starts anew, without what was typed at prompts. `unrun`: what
   * was typed at a prompt has not run. `leave`: the reader leaves the page.
   */
  events: EventTarget
  /** Has `block` run in the place of the one at `index`. */
  setBlock(index: number, block: PageBlock): void
  /** Rejects with a WorkerEnded when `signal` is aborted: a run that still waits for its turn leaves the others alone. */
  queueBlock(index: number, signal: AbortSignal): Promise<BlockRun>
  /** Runs what was typed at the prompt of a block, after the blocks down to it. */
  queueInput(index: number, typed: string, signal: AbortSignal): Promise<InputResult>
  /** Ends all runs. */
  stop(): void
  /** Has the next run of a block start the session anew. Until then, prompts go on in the session that there is. */
  restart(): void
}

/** Navigation replaces the element of the page. */
const pages = new WeakMap<Element, PageBlocks>()

/** The blocks of the page that is shown. Their runs end when the reader leaves the page. */
export function getPageBlocks(): PageBlocks {
  const page = document.getElementById('page') ?? document.body
  const present = pages.get(page)
  if (present) return present
  const blocks = createPageBlocks(page)
  pages.set(page, blocks)
  const pageLeft = new AbortController()
  // A page that is kept for Back loses its worker; the session is rebuilt when it is used again.
  addEventListener('pagehide', blocks.stop, pageLeft)
  const leave = () => {
    blocks.events.dispatchEvent(new Event('leave'))
    blocks.stop()
    pageLeft.abort()
  }
  document.addEventListener('tickwise:page', leave, pageLeft)
  return blocks
}

function createPageBlocks(page: ParentNode): PageBlocks {
  const blocks = readShownBlocks(page)
  const current = blocks.map(({ block }) => block)
  const events = new EventTarget()
  const worker = createReplayingWorker({ onReset: () => events.dispatchEvent(new Event('reset')) })
  let isOutdated = false
  const queue = createRunQueue(() => worker.stop())
  const runThrough = (index: number) => {
    if (isOutdated) worker.reset()
    isOutdated = false
    return worker.runThrough(current, index)
  }
  const add = <Result>(run: () => Promise<Result>, signal: AbortSignal) => {
    events.dispatchEvent(new Event('run'))
    return queue.add(run, signal)
  }
  return {
    blocks,
    events,
    setBlock(index, block) {
      current[index] = block
    },
    queueBlock: (index, signal) => add(() => runThrough(index), signal),
    queueInput: (index, typed, signal) =>
      add(async () => {
        if (worker.lastBlock < index) await runThrough(index)
        return worker.sendInput(current[index]?.process ?? '', typed)
      }, signal),
    stop: queue.stop,
    restart() {
      isOutdated = true
    },
  }
}

/** Runs of a page, one after the other. */
export interface RunQueue {
  /** Starts `run` at its turn. If `signal` is aborted before, it never starts, and the result rejects with a WorkerEnded. */
  add<Result>(run: () => Promise<Result>, signal: AbortSignal): Promise<Result>
  /** Ends the present run and drops those that wait. */
  stop(): void
}

/** `stopWorker` ends what is running. It is called only for the run that was aborted. */
export function createRunQueue(stopWorker: () => void): RunQueue {
  let last: Promise<unknown> = Promise.resolve()
  let stops = 0
  const add: RunQueue['add'] = (run, signal) => {
    const stopsBefore = stops
    const result = last.then(async () => {
      if (signal.aborted || stops > stopsBefore) throw new WorkerEnded('stopped')
      signal.addEventListener('abort', stopWorker)
      try {
        return await run()
      } finally {
        signal.removeEventListener('abort', stopWorker)
      }
    })
    last = result.catch(() => {})
    return result
  }
  return {
    add,
    stop() {
      stops++
      stopWorker()
    },
  }
}
