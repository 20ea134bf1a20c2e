import type { InputResult, PageBlock } from '../../runner/page-block.ts'
import { type BlockRun, createPageSession } from '../../runner/page-session.ts'
import { readPageBlocks, type ShownBlock } from './read-page-blocks.client.ts'

/** The blocks of the page that is shown, and the session in which they run. One request is answered after the other. */
export interface PageRun {
  blocks: readonly ShownBlock[]
  /** Has `block` run in the place of the one at `index`. */
  setBlock(index: number, block: PageBlock): void
  runBlock(index: number): Promise<BlockRun>
  /** Runs what was typed at the prompt of a block, after the blocks down to it. */
  runInput(index: number, typed: string): Promise<InputResult>
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
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }
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
    runBlock: index => enqueue(() => runBlock(index)),
    runInput: (index, typed) =>
      enqueue(async () => {
        if (session.lastBlock < index) await runBlock(index)
        return session.runInput(current[index]?.process ?? '', typed)
      }),
    stop: () => session.stop(),
    restart() {
      isOutdated = true
    },
  }
}
