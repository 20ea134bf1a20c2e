/**
 * Returns the promise as it is. Who awaits it later gets its error; until then, Node must not take it for an error that nobody
 * handles, which would end the process.
 */
export function awaitLater<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}
