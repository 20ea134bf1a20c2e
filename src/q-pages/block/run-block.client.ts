import { groupByInput, writeSession } from '../fence/session-text.ts'
import type { BlockRun } from '../worker/replaying-worker.ts'
import { describeFailure } from '../worker/worker-client.ts'
import type { BlockResult, InputResult } from '../worker/worker-messages.ts'
import { addPrompt } from './block-prompt.client.ts'
import { BlockReset, type BlockState, isEdited } from './block-state.ts'
import { noteResults, showLines, showOutputs, showRemark } from './block-view.client.ts'
import { makeRetryButton } from './elements.client.ts'
import { whileRunning } from './while-running.client.ts'

/** Runs a block with the blocks above it, and shows what it computed. */
export async function runBlock(state: BlockState) {
  if (state.running) return
  if (state.editors) state.inputs = state.editors.map(({ value }) => value)
  const { page, index, figure, inputs } = state
  const isNew = prepareRun(state)
  try {
    const run = await whileRunning(state, figure.querySelector('.q-bar'), signal => page.queueBlock(index, signal))
    const results = withPrinted(run.result)
    state.isReset = false
    // The reader may have gone on editing: the results belong to what was sent.
    state.results = isNew ? groupByInput(inputs, results) : inputs.map((_, i) => results.slice(i, i + 1))
    showRun(state, run, inputs)
  } catch (error) {
    if (!(error instanceof BlockReset)) await showFailure(state, error)
  }
}

/** Has the block as it is edited run from now on, also as a block above another. Returns whether it differs from the printed one. */
export function prepareRun(state: BlockState): boolean {
  const { page, index, printed, inputs } = state
  const isNew = isEdited(state)
  page.setBlock(index, isNew ? { ...printed, text: writeSession(inputs) } : printed)
  return isNew
}

function showRun(state: BlockState, { result, earlier, isRestarted }: BlockRun, inputs: readonly string[]) {
  const { editors } = state
  const present = editors?.map(({ value }) => value) ?? state.inputs
  const changes = editors ? showOutputs(state) : showLines(state)
  const last = result.inputs.at(-1)
  state.prompt ??= addPrompt(state, () => runBlock(state))
  if (last) state.prompt.follow(last)
  noteResults(state, changes, [
    ...(result.inputs.some(({ error }) => error === 'stop') ? ['Ended by the time limit of 3 seconds'] : []),
    ...(earlier > 0 ? [`Ran ${earlier} earlier ${earlier === 1 ? 'block' : 'blocks'}`] : []),
    ...(isRestarted ? ['The session started anew'] : []),
    ...(inputs.some((input, i) => input !== present[i]) ? ['Edited during the run, not run yet'] : []),
  ])
}

/** What a process printed by itself stands below the first prompt, as on a console. */
function withPrinted({ printed, inputs }: BlockResult): InputResult[] {
  return inputs.map((input, i) => (i === 0 ? { ...input, output: printed + input.output } : input))
}

async function showFailure(state: BlockState, error: unknown) {
  const failure = await describeFailure(error)
  const retry = makeRetryButton(failure, () => runBlock(state))
  showRemark(state, { text: failure.text, tone: 'failed', buttons: [retry] })
}
