interface NonJson {
  path: string
  kind: string
}

/** The first value in `props` that JSON cannot hold: `{ on: [1, print] }` -> `on.1`, a function. Undefined values are ignored, as `JSON.stringify` leaves them out. */
export function findNonJson(props: object): NonJson | undefined {
  for (const [path, value] of Object.entries(props)) {
    const found = findIn(value, path)
    if (found) return found
  }
  return undefined
}

function findIn(value: unknown, path: string): NonJson | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : { path, kind: `the number ${value}` }
    case 'object':
      return value === null ? undefined : findInObject(value, path)
    default:
      return { path, kind: `a ${typeof value}` }
  }
}

function findInObject(value: object, path: string): NonJson | undefined {
  if ('$$typeof' in value) return { path, kind: 'a React element' }
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
  if (!isPlain) return { path, kind: `an object of the class ${value.constructor.name}` }
  for (const [key, child] of Object.entries(value)) {
    const found = findIn(child, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}
