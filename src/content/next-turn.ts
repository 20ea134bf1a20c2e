/**
 * Lets the event loop turn. Node runs what frees native memory between its turns (https://nodejs.org/api/n-api.html, on
 * finalizers), so who parses page after page has to wait for one now and then.
 */
export function nextTurn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** What `make` gives for each of `items`, one a turn of the event loop. */
export async function mapInTurns<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
  const made: Made[] = []
  for (const item of items) {
    made.push(make(item))
    await nextTurn()
  }
  return made
}
