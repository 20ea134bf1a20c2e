// Fetches the controls at the reader's first input, so that a page nobody touches costs nothing more. Buttons pressed
// before the controls have loaded are remembered, and pressed again afterwards (browser/early-presses.ts).

import { recordPress, repeatPress, takePresses } from '../browser/early-presses.ts'
import { loadStylesheet } from '../browser/page-elements.ts'
import { hasModifierKey, interceptEvent, isCharacterShortcut } from '../browser/presses.ts'

/** Events that load the controls: the reader's first input, or a choice in another tab. After a failure, events that justify a retry replace them. */
let triggers = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'storage']
/** Leaves out islands, the controls that the entry script starts, and the buttons of popovers, which open without scripts. */
const pressable = 'button:not([type=submit], [popovertarget], .colour-mode-button, x-island *), a.zoom'

const { dataset } = document.documentElement

/** Loads at once if the address has a hash or the page has a `[data-at-once]` element, which is incomplete without controls. */
export function loadControlsOnFirstInput() {
  listenForTriggers()
  addEventListener('click', rememberPress, true)
  addEventListener('keydown', pressKeyboardHelp, true)
  if (location.hash || document.querySelector('[data-at-once]')) load()
}

function listenForTriggers() {
  for (const type of triggers) addEventListener(type, load)
}

function rememberPress(event: MouseEvent) {
  const button = (event.target as Element).closest?.(pressable)
  if (!button || hasModifierKey(event)) return
  // A button pressed again moves to the end: of tabs that are pressed in turn, the last one counts.
  takePresses(control => control === button)
  recordPress(button, event)
  interceptEvent(event)
}

function pressKeyboardHelp(event: KeyboardEvent) {
  if (isCharacterShortcut(event, '?')) document.querySelector<HTMLElement>('.keyboard-help-button')?.click()
}

async function load() {
  for (const type of triggers) removeEventListener(type, load)
  try {
    const [controls] = await Promise.all([import('./controls.ts'), loadStylesheet(dataset.controlsStyles ?? '')])
    controls.startControls()
    dataset.controls = ''
  } catch {
    dataset.controls = 'failed' // From here the styles are those of a page without scripts.
    // The network has returned, or Back has led to a page that was left while the controls were being fetched.
    triggers = ['online', 'pageshow']
    listenForTriggers()
  }
  removeEventListener('click', rememberPress, true)
  removeEventListener('keydown', pressKeyboardHelp, true)
  takePresses(control => control.matches(pressable)).forEach(repeatPress)
}
