// The record of presses on controls whose code has not arrived: entries/load-controls.ts and islands/island-loader.ts add to
// it, and repeat the presses once the code is there.

interface EarlyPress {
  control: Element
  event: Event
  /** Of the page on which the control was pressed. */
  path: string
}

let presses: EarlyPress[] = []

/** Records that `event` presses `control`. */
export function recordPress(control: Element, event: Event) {
  presses.push({ control, event, path: location.pathname })
}

/** Removes the presses on some controls from the record and returns them in their order. */
export function takePresses(isTaken: (control: Element) => boolean): EarlyPress[] {
  const all = presses
  presses = all.filter(({ control }) => !isTaken(control))
  return all.filter(({ control }) => isTaken(control))
}

/** Dispatches the event of a press again, unless the reader has left the page. */
export function repeatPress({ event, path }: EarlyPress) {
  if (path === location.pathname)
    event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
