// Search between the press that asks for it and the moment its dialog opens. `data-typed` of the root element exists during
// that time. It holds what is typed in the meantime; a line break at its end means Enter.

import { forgetPresses } from '../../../browser/early-presses.ts'
import { hasModifierKey, interceptEvent } from '../../../browser/presses.ts'
import { loadAttachModule } from '../../../islands/island-loader.ts'
import { isSearchShortcut } from './is-search-shortcut.ts'

const searchIsland = 'x-island[name=search-dialog]'
const unattachedIsland = `${searchIsland}:not([data-live], [data-failed])`
const { dataset } = document.documentElement

/** Call it before `startIslands`, which hides presses on islands from later listeners. */
export function startEarlySearch() {
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  window.navigation?.addEventListener('navigate', ({ destination, navigationType }) => {
    // A dialog's history entry has the address of its page, and a page may replace its own address: neither is a navigation.
    if (destination.url !== location.href && navigationType !== 'replace') cancel()
  })
}

/** The island loader does the rest. */
function onClick(event: MouseEvent) {
  if ((event.target as Element).closest?.(unattachedIsland) && !hasModifierKey(event)) dataset.typed ??= ''
}

function onKeyDown(event: KeyboardEvent) {
  const { key } = event
  if (key === 'Control' || key === 'Meta') loadAttachModule().catch(() => {})
  if (key === 'Escape') cancel()
  // After a failure the shortcut presses the Retry button of the note beside the search button.
  const button = document.querySelector<HTMLElement>(`${unattachedIsland} a, ${searchIsland}[data-failed] + * button`)
  if (storeTypedKey(event)) interceptEvent(event)
  else if (button && isSearchShortcut(event)) {
    interceptEvent(event)
    button.click()
  }
}

/** Takes back the press on search, and presses on other controls with it. */
function cancel() {
  delete dataset.typed
  forgetPresses()
}

/** While the dialog loads, stores what is typed for it. Returns whether the key was stored: a character, Backspace or Enter. */
function storeTypedKey({ key, ctrlKey, metaKey, repeat: isHeldDown }: KeyboardEvent): boolean {
  if (dataset.typed === undefined || ctrlKey || metaKey) return false
  const text = dataset.typed.replace('\n', '')
  if (key.length === 1) dataset.typed = text + key
  else if (key === 'Backspace') dataset.typed = text.slice(0, -1)
  else if (key !== 'Enter') return false
  // While Enter is held down, it is still the press on the search button.
  else if (!isHeldDown) dataset.typed = `${text}\n`
  return true
}
