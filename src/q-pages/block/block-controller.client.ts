import { readExchanges } from '../fence/session-text.ts'
import { addPrompt } from './block-prompt.client.ts'
import type { BlockState } from './block-state.ts'
import { showLines, showRemark, watchWidth } from './block-view.client.ts'
import { leaveEditing, startEditing } from './edit-block.client.ts'
import { makeElement } from './elements.client.ts'
import { getPageBlocks } from './page-blocks.client.ts'
import { prepareRun, runBlock } from './run-block.client.ts'

/** What the buttons of a block do. */
export interface BlockController {
  run(): Promise<void>
  toggleEditing(): void
  /** Shows the prompt before the first run. */
  offerPrompt(): void
}

const openBlocks = new WeakMap<Element, BlockController>()

/** Makes a block of the page ready to run; the same block the same way, however often it is called. */
export function getBlockController(figure: HTMLElement): BlockController {
  const present = openBlocks.get(figure)
  if (present) return present
  const state = createState(figure)
  const run = () => runBlock(state)
  const opened: BlockController = {
    run,
    toggleEditing: () => (state.editors ? leaveEditing(state) : startEditing(state)),
    offerPrompt() {
      state.prompt ??= addPrompt(state, run)
    },
  }
  openBlocks.set(figure, opened)
  const showEdited = () => {
    prepareRun(state)
    showLines(state)
    showRemark(state)
  }
  // Beside the run, which need not wait for it.
  import('./kept-inputs.client.ts').then(({ keepTyped }) => keepTyped(state, { ...opened, showEdited })).catch(() => {})
  return opened
}

function createState(figure: HTMLElement): BlockState {
  const page = getPageBlocks()
  const index = page.blocks.findIndex(shown => shown.figure === figure)
  const shown = page.blocks[index]
  if (!shown) throw new Error('the block is not on this page')
  const lines = makeElement('div', 'q-lines')
  lines.tabIndex = 0
  lines.role = 'group'
  lines.ariaLabel = `${shown.block.process || 'q'} session, run in this page`
  const area = makeElement('div', 'q-run', lines)
  figure.querySelector('pre')?.after(area)
  // What is folded is unfolded: the results would be hidden.
  figure.removeAttribute('data-folded')
  figure.querySelector('.fold-button')?.remove()
  watchWidth(figure)
  const exchanges = readExchanges(shown.block.text)
  return {
    figure,
    page,
    index,
    area,
    lines,
    printed: shown.block,
    exchanges,
    prompts: [...figure.querySelectorAll('pre .prompt')].map(({ textContent }) => textContent ?? ''),
    inputs: exchanges.map(({ typed }) => typed),
    entries: [],
  }
}
