/** Hides an event from the browser and from all later listeners. The caller dispatches it again when there is code to handle it. */
export function interceptEvent(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
