import { announce } from '../../browser/announce.ts'
import { BlockReset, type BlockState } from './block-state.ts'

/** Brings the printed block back, without prompt and notes. The next run starts the session anew. */
export function resetBlock(state: BlockState) {
  const { figure, page, index, printed, exchanges, prompt } = state
  state.running?.abort(new BlockReset())
  page.setBlock(index, printed)
  page.restart()
  prompt?.remove()
  state.lines.replaceChildren()
  figure.querySelector('.q-note')?.remove()
  delete figure.dataset.shows
  Object.assign(state, {
    inputs: exchanges.map(({ typed }) => typed),
    results: undefined,
    editors: undefined,
    prompt: undefined,
    isReset: true,
  })
  if (figure.dataset.prompt !== undefined) prompt?.renew()
  const edit = figure.querySelector('.edit-button')
  if (edit) edit.ariaPressed = 'false'
  figure.querySelector<HTMLElement>('.run-button')?.focus({ preventScroll: true })
  announce('The example is as printed again.')
}
