import type { InputResult, PageBlock } from '../../runner/page-block.ts'
import { type BlockRun, createPageSession } from '../../runner/page-session.ts'
import { readPageBlocks, type ShownBlock } from './read-page-blocks.client.ts'
import { createRunQueue } from './run-queue.ts'

/** The blocks of the page that is shown, and the session in which they run. One request is answered after the other. */
export interface PageRun {
  blocks: readonly ShownBlock[]
  /** Has `block` run in the place of the one at `index`. */
  setBlock(index: number, block: PageBlock): void
  /** Rejects with a RunnerEnded when `signal` is aborted: a run that still waits for its turn leaves the others alone. */
  runBlock(index: number, signal: AbortSignal): Promise<BlockRun>
  /** Runs what was typed at the prompt of a block, after the blocks down to it. */
  runInput(index: number, typed: string, signal: AbortSignal): Promise<InputResult>
  /** Ends all runs. */
  stop(): void
  /** Has the next run of a block start the session anew. Until then, prompts go on in the session that there is. */
  restart(): void
}

let opened: { page: Element; run: PageRun } | undefined

/** The run of the page that is shown. It ends when the reader leaves the page. */
export function openPageRun(): PageRun {
  const page = document.getElementById('page') ?? document.body
  if (opened?.page === page) return opened.run
  const run = createPageRun(page)
  opened = { page, run }
  // A page that is kept for Back loses its worker; the session is rebuilt when it is used again.
  const controller = new AbortController()
  addEventListener('pagehide', run.stop, controller)
  const leave = () => {
    run.stop()
    controller.abort()
    if (opened?.run === run) opened = undefined
  }
  document.addEventListener('tickwise:page', leave, controller)
  return run
}

function createPageRun(page: ParentNode): PageRun {
  const blocks = readPageBlocks(page)
  const current = blocks.map(({ block }) => block)
  const session = createPageSession()
  let isOutdated = false
  const queue = createRunQueue(() => session.stop())
  const runBlock = (index: number) => {
    if (isOutdated) session.reset()
    isOutdated = false
    return session.runBlock(current, index)
  }
  return {
    blocks,
    setBlock(index, block) {
      current[index] = block
    },
    runBlock: (index, signal) => queue.add(() => runBlock(index), signal),
    runInput: (index, typed, signal) =>
      queue.add(async () => {
        if (session.lastBlock < index) await runBlock(index)
        return session.runInput(current[index]?.process ?? '', typed)
      }, signal),
    stop: queue.stop,
    restart() {
      isOutdated = true
    },
  }
}
