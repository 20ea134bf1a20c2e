// The record of presses on controls whose code has not arrived: entries/load-controls.ts and islands/island-loader.ts add to
// it, and repeat the presses once the code is there. A reader who leaves the page or presses Escape takes them back.

interface EarlyPress {
  control: Element
  event: Event
}

let presses: EarlyPress[] = []

/** Records that `event` presses `control`. */
export function recordPress(control: Element, event: Event) {
  presses.push({ control, event })
}

/** Removes the presses on some controls from the record and returns them in their order. */
export function takePresses(isTaken: (control: Element) => boolean): EarlyPress[] {
  const all = presses
  presses = all.filter(({ control }) => !isTaken(control))
  return all.filter(({ control }) => isTaken(control))
}

export function forgetPresses() {
  presses = []
}

/** Dispatches the event of a press again, if its control is still there. */
export function repeatPress({ control, event }: EarlyPress) {
  if (control.isConnected) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
