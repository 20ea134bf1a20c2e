import { announce } from '../../browser/announce.ts'
import { RunnerEnded } from '../../runner/start-runner.ts'
import type { BlockState } from './block-state.ts'
import { makeAction } from './make-action.client.ts'

const stopOfferedMs = 1000

/**
 * Marks a block as running until `work` has ended, and after a second offers in `place` to stop it. Rejects with a
 * RunnerEnded if the reader stops it.
 */
export async function whileRunning<Result>(
  state: BlockState,
  place: Element | null | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const { figure, page } = state
  const run = figure.querySelector<HTMLElement>('.run-button')
  state.isRunning = true
  figure.dataset.running = ''
  if (run) run.ariaDisabled = 'true'
  let onStop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    onStop = () => {
      page.stop()
      reject(new RunnerEnded('stopped'))
    }
  })
  const stop = makeAction('stop-button', 'Stop', () => onStop())
  const timer = setTimeout(() => {
    place?.append(stop)
    announce('Still running. You can stop it.')
  }, stopOfferedMs)
  try {
    return await Promise.race([work(), stopped])
  } finally {
    clearTimeout(timer)
    state.isRunning = false
    delete figure.dataset.running
    if (run) run.ariaDisabled = null
    const hadFocus = stop === document.activeElement
    stop.remove()
    if (hadFocus) (state.prompt?.isTyping ? state.prompt : run)?.focus()
  }
}
