/** Items by key, with keys in the order of their first items. (Node 20 lacks `Map.groupBy`.) */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The number of `key`, from 0 in the order in which keys are first asked for. */
export function numberKey<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

/**
 * The value of `key`, which `compute` computes when it is first asked for. It is kept as long as the key.
 * (Node 20 lacks `WeakMap.prototype.getOrInsertComputed`.)
 */
export function getOrCompute<Key extends object, Value extends object>(
  values: WeakMap<Key, Value>,
  key: Key,
  compute: () => Value,
): Value {
  const known = values.get(key)
  if (known) return known
  const value = compute()
  values.set(key, value)
  return value
}

/** Whether a value is an object with keys, such as `{ a: 1 }`; false for `null` and for arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
