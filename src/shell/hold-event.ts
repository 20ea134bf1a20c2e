/** Keeps an event from the browser and from everybody else on the page: it will be repeated later. */
export function holdEvent(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
