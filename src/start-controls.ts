// The controls come with the reader's first movement: a page that nobody touches costs nothing more. All that is pressed
// before they are there is pressed again.
import { holdEvent } from './shell/hold-event.ts'
import { isModified } from './shell/is-modified.ts'
import { loadStylesheet } from './shell/load-stylesheet.ts'
import { isSingleKey } from './shell/single-keys.ts'

/** The reader's first movement, or a choice in another tab; after a failure, what may end it. */
let triggers = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll', 'storage']
/** Of islands and of the entry script's own controls somebody takes care already. */
const pressable = 'button:not([type=submit], .colour-mode-button, x-island *), a.zoom'

const { dataset } = document.documentElement
/** What is to be pressed again, in this order, and the page on which it was pressed. */
const pressed = new Map<HTMLElement, string>()

/** Waits for a movement, but not where the address or the page (`data-at-once`) asks for something only controls do. */
export function startControls() {
  awaitTriggers()
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
  if (location.hash || document.querySelector('[data-at-once]')) load()
}

function awaitTriggers() {
  for (const type of triggers) addEventListener(type, load)
}

function hold(event: MouseEvent | KeyboardEvent) {
  if (event instanceof KeyboardEvent) {
    if (isSingleKey(event, '?')) remember(document.querySelector('.keyboard-help-button'))
  } else if (!isModified(event)) {
    const button = (event.target as Element).closest?.<HTMLElement>(pressable)
    remember(button)
    // On a slow line the popover is of use until the dialog is there.
    if (button && !isOfPopover(button)) holdEvent(event)
  }
}

function remember(button: HTMLElement | null | undefined) {
  if (!button) return
  // Of tabs that are pressed in turn, the last one counts.
  pressed.delete(button)
  pressed.set(button, location.pathname)
}

async function load() {
  for (const type of triggers) removeEventListener(type, load)
  try {
    const [controls] = await Promise.all([import('./controls.ts'), loadStylesheet(dataset.controlsStyles ?? '')])
    controls.startAll()
    dataset.controls = ''
  } catch {
    dataset.controls = 'failed' // The stylesheet shows what it shows without scripts.
    // The network is back, or Back leads to a page that was left while the controls were on their way.
    triggers = ['online', 'pageshow']
    awaitTriggers()
  }
  removeEventListener('click', hold, true)
  removeEventListener('keydown', hold, true)
  // Another page has other buttons; only the announcement bar is the same.
  for (const [button, path] of pressed)
    if (path === location.pathname || button.closest('.announcement-bar')) pressAgain(button)
  pressed.clear()
}

/** Not what has opened its popover already, unless there is something better to open in its place. */
function pressAgain(button: HTMLElement) {
  if (isOfPopover(button)) {
    const popover = document.querySelector<HTMLElement>(':popover-open')
    if (!popover || dataset.controls !== '') return
    popover.hidePopover()
  }
  button.click()
}

function isOfPopover(button: HTMLElement): boolean {
  return button.hasAttribute('popovertarget')
}
