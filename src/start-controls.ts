// The controls come with the reader's first movement: a page that nobody touches costs nothing more. What is pressed
// before they are there is pressed again.
import { loadStylesheet } from './shell/load-stylesheet.ts'
import { isSingleKey } from './shell/single-keys.ts'

const movements = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'scroll'] as const
/** Of islands and of the entry script's own controls somebody takes care already. */
const pressable = 'button:not([type=submit], .colour-mode-button, x-island *), a.zoom'

const { dataset } = document.documentElement
let pressed: HTMLElement | null | undefined

/** Waits for a movement, but not where the address or the page (`data-at-once`) asks for something only controls do. */
export function startControls() {
  for (const type of movements) addEventListener(type, load)
  addEventListener('click', hold, true)
  addEventListener('keydown', hold, true)
  if (location.hash || document.querySelector('[data-at-once]')) load()
}

function hold(event: MouseEvent | KeyboardEvent) {
  if (event instanceof KeyboardEvent) {
    if (isSingleKey(event, '?')) pressed = document.querySelector<HTMLElement>('.keyboard-help-button')
  } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
    pressed = (event.target as Element).closest?.<HTMLElement>(pressable)
    // On a slow line the popover is of use until the dialog is there.
    if (!pressed || isOfPopover(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

async function load() {
  for (const type of movements) removeEventListener(type, load)
  try {
    const [controls] = await Promise.all([import('./controls.ts'), loadStylesheet(dataset.controlsStyles ?? '')])
    controls.startAll()
    dataset.controls = ''
  } catch {
    dataset.controls = 'failed' // The stylesheet shows what it shows without scripts.
    addEventListener('online', load, { once: true })
  }
  removeEventListener('click', hold, true)
  removeEventListener('keydown', hold, true)
  if (pressed) pressAgain(pressed)
  pressed = undefined
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
