/**
 * Lets the event loop turn. Node runs what frees native memory between its turns (https://nodejs.org/api/n-api.html, on
 * finalizers), so who parses page after page has to wait for one now and then.
 */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}
