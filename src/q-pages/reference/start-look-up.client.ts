import { hasReference } from 'virtual:site-reference'
import { hasModifierKey } from '../../browser/presses.ts'

const block = '.code-block pre:is([aria-label^="q "], [aria-label*=", q "])'

let fetched: typeof import('./look-up.client.ts') | undefined

/**
 * On sites with a reference, a press on a token of a block of q says what it is. By keyboard, Enter does so for the first token
 * of the block that has the focus, and the arrow keys for its neighbours. If the code cannot be fetched, a press does nothing.
 */
export function startLookUp() {
  if (!hasReference) return
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('tickwise:page', () => fetched?.closeLookUp())
}

function onClick(event: MouseEvent) {
  const target = event.target as Element
  if (target.closest('.looked-up')) return
  fetched?.closeLookUp()
  const pre = target.closest<HTMLElement>(block)
  // A reader who has selected text wants to copy it.
  if (!pre || hasModifierKey(event) || getSelection()?.isCollapsed === false) return
  withLookUp(({ lookUpAt }) => lookUpAt(pre, event.clientX, event.clientY))
}

function onKeyDown(event: KeyboardEvent) {
  const { target, key } = event
  if (key === 'Escape') fetched?.closeLookUp()
  const pre = target as HTMLElement
  if (hasModifierKey(event) || !pre.matches?.(block)) return
  if (key === 'Enter') withLookUp(({ lookUpFirst }) => lookUpFirst(pre))
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  // Otherwise the arrow keys scroll the block.
  if (step !== 0 && fetched?.lookUpNeighbour(pre, step)) event.preventDefault()
}

function withLookUp(work: (lookUp: typeof import('./look-up.client.ts')) => void) {
  import('./look-up.client.ts')
    .then(loaded => {
      fetched = loaded
      work(loaded)
    })
    .catch(() => {})
}
