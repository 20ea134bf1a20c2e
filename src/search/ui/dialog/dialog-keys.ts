import type { KeyboardEvent } from 'react'
import type { DialogSearch } from './use-dialog-search.ts'

/** The `keyCode` that some browsers report for a key that an input method handles: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode */
const inputMethodKeyCode = 229

/** Arrow keys move between the options, and Enter opens one. The field handles all other keys. */
export function handleDialogKey(search: DialogSearch, event: KeyboardEvent) {
  if (event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode || event.altKey) return
  if (event.key === 'ArrowDown') moveActive(search, 1)
  else if (event.key === 'ArrowUp') moveActive(search, -1)
  else if (event.key === 'Enter') pressEnter(search, event)
  else return
  event.preventDefault()
}

/** Opens the active option; with Ctrl or Cmd in a new tab, with Shift in a new window. */
export function pressEnter(search: DialogSearch, event?: KeyboardEvent) {
  const { screen, state, active, dispatch, retry, open, recordVisit } = search
  if (screen === 'failed') return retry()
  if (state.isWaiting) return dispatch({ type: 'enterPressed' })
  if (!active) return
  if (!event?.ctrlKey && !event?.metaKey && !event?.shiftKey) return open(active)
  recordVisit(active)
  openElsewhere(active.url, event.shiftKey)
}

/** Wraps around: after the last option comes the first. */
function moveActive({ id, options, state, dispatch }: DialogSearch, by: 1 | -1) {
  if (options.length === 0) return
  const to = (state.active + by + options.length) % options.length
  dispatch({ type: 'moved', to })
  document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
}

/** Opens an address in a new tab, or in a new window. */
function openElsewhere(url: string, isWindow: boolean) {
  window.open(url, '_blank', isWindow ? 'noopener,popup' : 'noopener')
}
