// The record of presses on controls whose code has not arrived: entries/load-controls.ts and islands/island-loader.ts add to
// it, and repeat the presses once the code is there.

interface EarlyPress {
  control: Element
  event: Event
  /** The page on which the control was pressed. */
  page: Element | null
}

let presses: EarlyPress[] = []

/** Records that `event` presses `control`. */
export function recordPress(control: Element, event: Event) {
  presses.push({ control, event, page: getPage() })
}

/** Removes the presses on some controls from the record and returns them in their order. */
export function takePresses(isTaken: (control: Element) => boolean): EarlyPress[] {
  const all = presses
  presses = all.filter(({ control }) => !isTaken(control))
  return all.filter(({ control }) => isTaken(control))
}

/** Dispatches the event of a press again, unless the reader has left the page. */
export function repeatPress({ event, page }: EarlyPress) {
  if (page === getPage()) event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}

function getPage(): Element | null {
  return document.getElementById('page')
}
