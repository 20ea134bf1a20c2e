import { createQEditor } from '../editor/q-editor.client.ts'
import { type BlockState, isEdited } from './block-state.ts'
import { showLines, showRemark } from './block-view.client.ts'
import { setEditPressed } from './elements.client.ts'
import { runBlock } from './run-block.client.ts'

/** Turns the inputs of a block into fields, in their places. */
export function startEditing(state: BlockState) {
  const { inputs } = state
  state.editors = inputs.map((text, i) =>
    createQEditor({
      text,
      label: inputs.length === 1 ? 'The input of this example' : `Input ${i + 1} of ${inputs.length} of this example`,
      runsOnEnter: !text.includes('\n'),
      onRun: () => runBlock(state),
      onLeave: () => leaveEditing(state),
    }),
  )
  showLines(state)
  setEditPressed(state.figure, true)
  showRemark(state, { text: 'Change a line, then run the block.' })
  state.editors[0]?.focus()
}

/** Shows text again, as the reader has left it. */
export function leaveEditing(state: BlockState) {
  if (!state.editors) return
  const inputs = state.editors.map(({ value }) => value)
  const isNew = inputs.some((input, i) => input !== state.inputs[i])
  state.inputs = inputs
  state.editors = undefined
  showLines(state)
  setEditPressed(state.figure, false)
  if (isNew) showRemark(state)
  else if (!state.results && !isEdited(state)) delete state.figure.dataset.shows
  state.figure.querySelector<HTMLElement>('.edit-button')?.focus()
}
