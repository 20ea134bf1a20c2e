import { announce } from '../../browser/page-elements.ts'
import { stopOfferedMs } from '../limits.ts'
import { WorkerEnded } from '../worker/worker-client.ts'
import type { BlockState } from './block-state.ts'
import { makeAction } from './elements.client.ts'

/**
 * Marks a block as running until `work` has ended, and after a second offers in `place` to stop it. Rejects with a
 * WorkerEnded if the reader stops it, and with a BlockReset if the reader resets the block.
 */
export async function whileRunning<Result>(
  state: BlockState,
  place: Element | null | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { figure } = state
  const run = figure.querySelector<HTMLElement>('.run-button')
  const controller = new AbortController()
  const { signal } = controller
  let end = () => {}
  const ended = new Promise<void>(resolve => {
    end = resolve
  })
  state.running = { controller, ended }
  figure.dataset.running = ''
  if (run) run.ariaDisabled = 'true'
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const stop = makeAction('stop-button', 'Stop', () => controller.abort(new WorkerEnded('stopped')))
  const timer = setTimeout(() => {
    place?.append(stop)
    announce('Still running. You can stop it.')
  }, stopOfferedMs)
  try {
    return await Promise.race([aborted, work(signal)])
  } finally {
    clearTimeout(timer)
    state.running = undefined
    delete figure.dataset.running
    if (run) run.ariaDisabled = null
    const hadFocus = stop === document.activeElement
    stop.remove()
    if (hadFocus) (place === run?.parentElement ? run : state.prompt)?.focus()
    end()
  }
}
