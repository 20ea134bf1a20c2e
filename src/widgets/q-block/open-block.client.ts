import { readExchanges } from '../../runner/read-exchanges.ts'
import { addPrompt } from './add-prompt.client.ts'
import type { BlockState } from './block-state.ts'
import { leaveEditing, startEditing } from './edit-block.client.ts'
import { openPageRun } from './page-run.client.ts'
import { runBlock } from './run-block.client.ts'
import { watchWidth } from './watch-width.client.ts'

/** What the buttons of a block do. */
export interface OpenBlock {
  run(): Promise<void>
  toggleEditing(): void
  /** Shows the prompt before the first run. */
  offerPrompt(): void
}

const openBlocks = new WeakMap<Element, OpenBlock>()

/** Makes a block of the page ready to run; the same block the same way, however often it is called. */
export function openBlock(figure: HTMLElement): OpenBlock {
  const present = openBlocks.get(figure)
  if (present) return present
  const state = createState(figure)
  const opened: OpenBlock = {
    run: () => runBlock(state),
    toggleEditing: () => (state.editors ? leaveEditing(state) : startEditing(state)),
    offerPrompt() {
      if (!state.prompt) addPrompt(state, undefined, () => runBlock(state))
    },
  }
  openBlocks.set(figure, opened)
  return opened
}

function createState(figure: HTMLElement): BlockState {
  const page = openPageRun()
  const index = page.blocks.findIndex(shown => shown.figure === figure)
  const shown = page.blocks[index]
  if (!shown) throw new Error('the block is not on this page')
  const area = document.createElement('div')
  area.className = 'q-run'
  const lines = document.createElement('div')
  lines.className = 'q-lines'
  lines.tabIndex = 0
  lines.role = 'group'
  lines.ariaLabel = `${shown.block.process || 'q'} session, run in this page`
  area.append(lines)
  figure.querySelector('pre')?.after(area)
  // What is folded is unfolded: the results would be hidden.
  figure.removeAttribute('data-folded')
  figure.querySelector('.fold-button')?.remove()
  watchWidth(figure, lines)
  const exchanges = readExchanges(shown.block.text)
  return {
    figure,
    page,
    index,
    area,
    lines,
    printed: shown.block,
    exchanges,
    prompts: [...figure.querySelectorAll('pre .prompt')].map(({ textContent }) => textContent ?? 'q)'),
    inputs: exchanges.map(({ typed }) => typed),
    entries: [],
  }
}
