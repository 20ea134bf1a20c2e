// Runs in a process of its own, in a temporary folder: imports the bundle of a configuration or sidebars file of the site that
// moves, and writes what it exports as JSON. Arguments: the bundle, and the file for the result.
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [, , bundle = '', resultFile = ''] = process.argv
/** @type {WeakMap<object, string>} */
const packageNames = new WeakMap()

/**
 * What stands for a package that is not installed: whatever is read from it, called or constructed is such a value again.
 * @param {string} name
 */
function createInert(name) {
  /** @type {() => unknown} */
  const inert = new Proxy(() => {}, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => ''
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([])
      return key === 'then' || key === '__esModule' ? undefined : inert
    },
    // The bundler copies what a module inherits, and so every name that is imported from it.
    getPrototypeOf: () => inert,
    apply: () => inert,
    construct: () => inert,
  })
  packageNames.set(inert, name)
  return inert
}
Object.assign(globalThis, { createInert })

try {
  const module = await import(pathToFileURL(bundle).href)
  const exported = module.default ?? module
  const isInert = packageNames.has(exported)
  finish({ value: toData(typeof exported === 'function' && !isInert ? await exported() : await exported) })
} catch (error) {
  finish({
    error: error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) },
  })
}

/** @param {{ value: unknown } | { error: object }} result */
function finish(result) {
  writeFileSync(resultFile, JSON.stringify(result))
  // Whatever the configuration has started must not keep the process alive.
  process.exit()
}

/**
 * Functions become `{ $function: name }`, and what comes from a package that is not installed `{ $package: name }`.
 * @param {unknown} value
 * @param {unknown[]} parents
 * @returns {unknown}
 */
function toData(value, parents = []) {
  if (typeof value === 'function') {
    const name = packageNames.get(value)
    return name === undefined ? { $function: value.name } : { $package: name }
  }
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp || value instanceof URL) return String(value)
  if (parents.includes(value) || parents.length > 50) return undefined
  const known = [...parents, value]
  if (Array.isArray(value)) return value.map(item => toData(item, known))
  if (value instanceof Date) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === 'editUrl' ? readEditUrl(item) : toData(item, known)]),
  )
}

/**
 * `editUrl` may be a function of a file's path. What it returns for an empty path is the address before the paths of files.
 * @param {unknown} value
 */
function readEditUrl(value) {
  if (typeof value !== 'function') return value
  try {
    const file = { versionDocsDirPath: 'docs', docPath: '', blogDirPath: 'blog', blogPath: '', version: 'current' }
    return String(value({ ...file, permalink: '', locale: 'en' }))
  } catch {
    return undefined // It needs more than a path.
  }
}
