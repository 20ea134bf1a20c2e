import { createHash, hash } from 'node:crypto'

/** Thrown for a value whose content cannot be known: a function in data, or an object of an unknown class. */
export class UnknownContent extends Error {}

/** Turns a value into a short text that is the same for equal content, in every process. */
export interface Fingerprint {
  (value: unknown): string
  /** The hash of a long text. */
  hashOf: (text: string) => string
  /** Takes over the hash of a text from an earlier process. Where nothing has changed, hashing would be much of the work. */
  assumeHash: (text: string, hash: string) => void
}

/** Longer descriptions are replaced by their hash and remembered. To make a shorter one again takes no longer than that. */
const maxInline = 800

/**
 * Values are data of any depth, including maps, sets, dates and React elements, whose types count with their code. Large objects
 * are described once, so nothing may change after it was first given to the function. It throws UnknownContent.
 */
export function createFingerprint(): Fingerprint {
  const known = new WeakMap<object, string>()
  /** The hashes of long texts: the same HTML is an input of several results. */
  const hashes = new Map<string, string>()
  return Object.assign((value: unknown) => hashText(describe(value)), {
    hashOf: hashOnce,
    assumeHash: (text: string, hash: string) => hashes.set(text, hash),
  })

  // No two values have the same description: texts stand after their lengths, and all else ends with a sign that it cannot hold.

  function describe(value: unknown): string {
    switch (typeof value) {
      case 'string':
        return value.length > maxInline ? `"#${hashOnce(value)}` : `"${value.length}:${value}`
      case 'object':
        return value === null ? 'null' : describeObject(value)
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

  function describeObject(value: object): string {
    if (isElement(value)) return describeElement(value)
    const earlier = known.get(value)
    if (earlier !== undefined) return earlier
    const description = describeContent(value)
    return description.length > maxInline ? remember(value, description) : description
  }

  function hashOnce(text: string): string {
    let known = hashes.get(text)
    if (known === undefined) {
      known = hashText(text)
      hashes.set(text, known)
    }
    return known
  }

  function remember(value: object, description: string): string {
    const short = `#${hashText(description)}`
    known.set(value, short)
    return short
  }

  function describeContent(value: object): string {
    if (Array.isArray(value)) return `[${describeAll(value)}]`
    const prototype = Object.getPrototypeOf(value)
    if (prototype === Object.prototype || prototype === null) return `{${describeFields(value as Fields)}}`
    if (value instanceof Map) return `map[${describeAll(value.keys())}|${describeAll(value.values())}]`
    if (value instanceof Set) return `set[${describeAll(value)}]`
    if (value instanceof Date) return `date ${value.getTime()}`
    throw new UnknownContent(`Objects of the class ${prototype.constructor?.name} are not compared.`)
  }

  function describeAll(values: Iterable<unknown>): string {
    let description = ''
    for (const value of values) description += `${describe(value)},`
    return description
  }

  function describeFields(fields: Fields): string {
    let description = ''
    for (const name in fields) description += `${startField(name)}${describe(fields[name])},`
    return description
  }

  /** Elements, their props and their lists of children are not remembered, since most are made for one page. */
  function describeElement({ type, key, props }: Element): string {
    let description = `<${describeType(type)} ${describe(key)} `
    for (const name in props) {
      const value = props[name]
      const isList = name === 'children' && Array.isArray(value)
      description += `${startField(name)}${isList ? describeContent(value) : describe(value)},`
    }
    return `${description}>`
  }

  /** A component is its code: what else it may know is the same in all builds by one version of the generator and of the site's code. */
  function describeType(type: unknown): string {
    if (typeof type === 'symbol') return String(type.description)
    if (typeof type !== 'function') return describe(type)
    return known.get(type) ?? remember(type, `${type.name} ${type}`)
  }
}

/** Names results by their kind and inputs; undefined if the content of the inputs cannot be known. */
export interface ResultNamer extends Pick<Fingerprint, 'hashOf' | 'assumeHash'> {
  (kind: string, inputs: readonly unknown[]): string | undefined
}

export function createResultNamer(): ResultNamer {
  const fingerprint = createFingerprint()
  const nameResult = (kind: string, inputs: readonly unknown[]) => {
    try {
      return `${kind} ${fingerprint(inputs)}`
    } catch (error) {
      if (error instanceof UnknownContent) return undefined
      throw error
    }
  }
  return Object.assign(nameResult, { hashOf: fingerprint.hashOf, assumeHash: fingerprint.assumeHash })
}

/** A hash of plain data, for names of files and versions. */
export function hashJson(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex')
}

const fieldStarts = new Map<string, string>()

/** `title` -> `5:title=` */
function startField(name: string): string {
  let start = fieldStarts.get(name)
  if (start === undefined) {
    start = `${name.length}:${name}=`
    fieldStarts.set(name, start)
  }
  return start
}

function hashText(text: string): string {
  return hash('sha1', text, 'base64url')
}

type Fields = Record<string, unknown>

interface Element {
  type: unknown
  key: string | null
  props: Fields
}

function isElement(value: object): value is Element {
  return '$$typeof' in value && value.$$typeof === Symbol.for('react.transitional.element')
}
