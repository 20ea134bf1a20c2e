import { announce } from '../../browser/page-elements.ts'
import { BlockReset, type BlockState } from './block-state.ts'
import { clearNote, setEditPressed } from './elements.client.ts'

/** Brings the printed block back, without prompt and notes. The next run starts the session anew. */
export function resetBlock(state: BlockState) {
  const { figure, page, index, printed, exchanges, prompt } = state
  state.running?.controller.abort(new BlockReset())
  prompt?.clear()
  if (figure.dataset.prompt === undefined) {
    prompt?.remove()
    state.prompt = undefined
  }
  state.lines.replaceChildren()
  clearNote(figure)
  delete figure.dataset.shows
  state.inputs = exchanges.map(({ typed }) => typed)
  state.results = undefined
  state.editors = undefined
  state.isReset = true
  page.setBlock(index, printed)
  page.restart()
  setEditPressed(figure, false)
  figure.querySelector<HTMLElement>('.run-button')?.focus({ preventScroll: true })
  announce('The example is as printed again.')
}
