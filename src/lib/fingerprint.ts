import { hash } from 'node:crypto'

/** Thrown for a value whose content cannot be known: a function in data, or an object of an unknown class. */
export class UnknownContent extends Error {}

/** Longer descriptions are replaced by their hash, so that what contains them stays short. */
const maxInline = 100

/**
 * Returns the function that turns a value into a short text that is the same for equal content, in every process. Values are data
 * of any depth, including maps, sets, dates and React elements, whose types count with their code. Each object is described
 * once, so nothing may change after it was first given to the function. Throws UnknownContent.
 */
export function createFingerprint(): (value: unknown) => string {
  const known = new WeakMap<object, string>()
  return value => shorten(describe(value))

  function describe(value: unknown): string {
    switch (typeof value) {
      case 'string':
        return value.length > maxInline ? `"${shorten(value)}` : `"${value.length}:${value}`
      case 'object':
        return value === null ? 'null' : describeOnce(value)
      case 'function':
        throw new UnknownContent(`The content of the function ${value.name} cannot be known.`)
      case 'symbol':
        throw new UnknownContent('A symbol cannot be told from another one in a later build.')
      case 'bigint':
        return `${value}n`
      default:
        return String(value)
    }
  }

  function describeOnce(value: object): string {
    const earlier = known.get(value)
    if (earlier !== undefined) return earlier
    const description = shorten(describeObject(value))
    known.set(value, description)
    return description
  }

  function describeObject(value: object): string {
    if (Array.isArray(value)) return `[${value.map(describe).join()}]`
    if (value instanceof Map) return `map[${[...value].map(describe).join()}]`
    if (value instanceof Set) return `set[${[...value].map(describe).join()}]`
    if (value instanceof Date) return `date ${value.getTime()}`
    if (isElement(value)) return `<${describeType(value.type)} ${describe(value.key)} ${describe(value.props)}>`
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      throw new UnknownContent(`Objects of the class ${prototype.constructor?.name} are not compared.`)
    return `{${Object.entries(value)
      .map(([key, field]) => `${key.length}:${key}=${describe(field)}`)
      .join()}}`
  }

  /** A component is its code: what else it may know is the same in all builds by one version of the generator and of the site's code. */
  function describeType(type: unknown): string {
    if (typeof type === 'symbol') return String(type.description)
    if (typeof type !== 'function') return describe(type)
    const earlier = known.get(type)
    if (earlier !== undefined) return earlier
    const description = shorten(`${type.name} ${type}`)
    known.set(type, description)
    return description
  }
}

function shorten(description: string): string {
  return description.length > maxInline ? `#${hash('sha1', description, 'base64url')}` : description
}

interface Element {
  type: unknown
  key: string | null
  props: object
}

function isElement(value: object): value is Element {
  return '$$typeof' in value && value.$$typeof === Symbol.for('react.transitional.element')
}
