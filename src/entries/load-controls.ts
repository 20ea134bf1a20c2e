// Fetches the controls at the reader's first input, so that a page nobody touches costs nothing more. Buttons pressed
// before the controls have loaded are remembered, and pressed again afterwards.

import { loadStylesheet } from '../browser/page-elements.ts'
import { hasModifierKey, interceptEvent, isCharacterShortcut } from '../browser/presses.ts'

/** Events that load the controls: the reader's first input, or a choice in another tab. After a failure, events that justify a retry replace them. */
let triggers = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'storage']
/** Leaves out the controls that the entry script starts, and islands, which remember presses themselves. */
const pressable = 'button:not([type=submit], .colour-mode-button, x-island *), a.zoom'

const { dataset } = document.documentElement
/** The buttons to press again, in this order, each with the path of the page on which it was pressed. */
const pressed = new Map<HTMLElement, string>()

/** Loads at once if the address has a hash or the page has a `[data-at-once]` element, which is incomplete without controls. */
export function loadControlsOnFirstInput() {
  listenForTriggers()
  addEventListener('click', rememberPress, true)
  addEventListener('keydown', rememberPress, true)
  if (location.hash || document.querySelector('[data-at-once]')) load()
}

function listenForTriggers() {
  for (const type of triggers) addEventListener(type, load)
}

function rememberPress(event: MouseEvent | KeyboardEvent) {
  if (event instanceof KeyboardEvent) {
    if (isCharacterShortcut(event, '?')) remember(document.querySelector('.keyboard-help-button'))
  } else if (!hasModifierKey(event)) {
    const button = (event.target as Element).closest?.<HTMLElement>(pressable)
    remember(button)
    // A popover's button opens the popover, which serves on a slow line until the dialog is ready.
    if (button && !hasPopover(button)) interceptEvent(event)
  }
}

function remember(button: HTMLElement | null | undefined) {
  if (!button) return
  // A button pressed again moves to the end: of tabs that are pressed in turn, the last one counts.
  pressed.delete(button)
  pressed.set(button, location.pathname)
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
  removeEventListener('keydown', rememberPress, true)
  // A page shown in the meantime has other buttons.
  for (const [button, path] of pressed) if (path === location.pathname) pressAgain(button)
  pressed.clear()
}

/** A popover that is still open is replaced by the controls' dialog. One that the reader has closed, or without controls, stays as it is. */
function pressAgain(button: HTMLElement) {
  if (hasPopover(button)) {
    const popover = document.querySelector<HTMLElement>(':popover-open')
    if (!popover || dataset.controls !== '') return
    popover.hidePopover()
  }
  button.click()
}

function hasPopover(button: HTMLElement): boolean {
  return button.hasAttribute('popovertarget')
}
