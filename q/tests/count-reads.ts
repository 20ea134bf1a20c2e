/** The data, and how often its items have been read. */
export function countReads(items: Float64Array) {
  let reads = 0
  const data = new Proxy(items, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d/.test(key)) reads++
      return Reflect.get(target, key, target)
    },
  })
  return { data, reads: () => reads }
}
