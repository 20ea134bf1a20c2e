/**
 * Lets the event loop turn once. Native memory is freed by finalizers, which Node runs between turns
 * (https://nodejs.org/api/n-api.html#finalizers), so code that parses page after page must yield now and then.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

/** Maps items one after the other, and yields to the event loop after each. */
export async function mapWithYields<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    results.push(map(item))
    await yieldToEventLoop()
  }
  return results
}
