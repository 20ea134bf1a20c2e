// Writes what a site may configure into README.md, from the schema and the comments in it: npm run configuration.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, runnerImport } from 'vite'

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const schemas = join(repository, 'src/site-config')
const start = '<!-- Written by `npm run configuration` from the comments in src/site-config. -->'
const end = '<!-- End of the configuration. -->'

/**
 * The text with the part between the two comments replaced.
 * @param {string} markdown
 * @param {string} description
 */
export function replaceConfiguration(markdown, description) {
  const [before, rest] = markdown.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md lacks \`${start}\` or \`${end}\`.`)
  return `${before}${start}\n\n${description}\n${end}${after}`
}

/** A list in Markdown with an item for each key of the configuration. Throws if keys have no comment. */
export async function describeConfiguration() {
  const { module } = await runnerImport(join(schemas, 'site-config-schema.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const { siteConfigSchema } = /** @type {typeof import('../src/site-config/site-config-schema.ts')} */ (module)
  const sources = readSources(['site-config-schema.ts', 'checks-config.ts', 'search-config.ts', 'value-forms.ts'])
  const [objectOfSite] = findObjects(sources.constants.get('siteConfigSchema'), sources)
  const lines = listKeys(siteConfigSchema, objectOfSite ? [objectOfSite] : [], sources, '')
  const missing = lines.flatMap(line => /^ *- `(.*?)`.*: undefined$/.exec(line)?.[1] ?? [])
  if (missing.length > 0) throw new Error(`Keys of the configuration without a comment: ${missing.join(', ')}`)
  return lines.join('\n')
}

/**
 * @typedef {import('zod').ZodType} Schema
 * @typedef {any} SyntaxNode a node of the syntax tree, as oxc makes it
 * @typedef {{ constants: Map<string, SyntaxNode>, comments: Map<SyntaxNode, string>, listed: Map<SyntaxNode, string> }} Sources the values of the constants of all
 *   files by name, the comment above each property, and the paths of the objects whose keys are listed already
 */

/**
 * @param {string[]} names
 * @returns {Sources}
 */
function readSources(names) {
  /** @type {Sources} */
  const sources = { constants: new Map(), comments: new Map(), listed: new Map() }
  for (const name of names) {
    const text = readFileSync(join(schemas, name), 'utf8')
    const { program, comments } = parseSync(name, text)
    for (const statement of program.body) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declaration?.type !== 'VariableDeclaration') continue
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier') sources.constants.set(id.name, init)
    }
    visit(program, node => {
      if (node.type !== 'Property') return
      const comment = comments.find(({ end }) => end <= node.start && /^\s*$/.test(text.slice(end, node.start)))
      if (comment) sources.comments.set(node, readComment(comment.value))
    })
  }
  return sources
}

/** @param {string} text */
function readComment(text) {
  return text
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, '\n')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode) => void} action
 */
function visit(node, action) {
  if (typeof node !== 'object' || node === null) return
  if (node.type) action(node)
  for (const part of Object.values(node)) visit(part, action)
}

/** What makes a schema of an object, or of other schemas. Other functions of zod may have an object of options. */
const containers = ['strictObject', 'array', 'union', 'discriminatedUnion', 'record']

/**
 * The object literals that describe the keys of the schema that `node` makes: `z.array(link)` has the one of `link`.
 * @param {SyntaxNode} node
 * @param {Sources} sources
 * @returns {SyntaxNode[]}
 */
function findObjects(node, sources) {
  switch (node?.type) {
    case 'ObjectExpression':
      return [node]
    case 'Identifier':
      return findObjects(sources.constants.get(node.name), sources)
    case 'ArrayExpression':
      return node.elements.flatMap((/** @type {SyntaxNode} */ element) => findObjects(element, sources))
    case 'CallExpression': {
      const { callee } = node
      // `z.array(link)` describes the keys of `link`, and `x.default(value)` those of `x`.
      if (callee.object?.name === 'z' && !containers.includes(callee.property.name)) return []
      const described = callee.object?.name === 'z' ? node.arguments : [callee.object]
      return described.flatMap((/** @type {SyntaxNode} */ part) => findObjects(part, sources))
    }
    default:
      return []
  }
}

/**
 * The lines for the keys of an object, those of a list of objects and of a choice of objects included.
 * @param {Schema} schema
 * @param {SyntaxNode[]} objects
 * @param {Sources} sources
 * @param {string} path
 * @returns {string[]}
 */
function listKeys(schema, objects, sources, path) {
  const indent = '  '.repeat(path.split('.').length - 1)
  const properties = objects.flatMap(object => listProperties(object, sources))
  return [...readShape(schema)].flatMap(([key, values]) => {
    const keyPath = path + key
    const own = properties.filter(property => property.key.name === key)
    const comment = own.map(property => sources.comments.get(property)).find(Boolean)
    const [first] = values
    if (!first) return []
    const { inner, facts } = unwrap(first)
    const form = listChoices(values.map(value => describeForm(unwrap(value).inner)))
    const nested = own.flatMap(property => findObjects(property.value, sources))
    // A link is described once.
    const earlier = nested.map(object => sources.listed.get(object)).find(Boolean)
    const reference = earlier === undefined ? [] : [`keys as in \`${earlier}\``]
    const line = `${indent}- \`${keyPath}\` (${[form, ...facts, ...reference].join('; ')}): ${comment}`
    if (earlier !== undefined) return [line]
    for (const object of nested) sources.listed.set(object, keyPath)
    return [line, ...listKeys(inner, nested, sources, `${keyPath}.`)]
  })
}

/**
 * @param {SyntaxNode} object
 * @param {Sources} sources
 * @returns {SyntaxNode[]}
 */
function listProperties(object, sources) {
  return object.properties.flatMap((/** @type {SyntaxNode} */ property) =>
    property.type === 'SpreadElement'
      ? findObjects(property.argument, sources).flatMap(part => listProperties(part, sources))
      : [property],
  )
}

/**
 * The keys of an object, or of what a list holds, with their schemas; of a choice of objects with those of each.
 * @param {Schema} schema
 * @returns {Map<string, Schema[]>}
 */
function readShape(schema) {
  const { def } = /** @type {any} */ (unwrap(schema).inner)._zod
  switch (def.type) {
    case 'object':
      return new Map(Object.entries(def.shape).map(([key, value]) => [key, [value]]))
    case 'array':
      return readShape(def.element)
    case 'union': {
      /** @type {[string, Schema[]][]} */
      const entries = def.options.flatMap((/** @type {Schema} */ option) => [...readShape(option)])
      return new Map(entries.map(([key]) => [key, entries.flatMap(([other, values]) => (other === key ? values : []))]))
    }
    default:
      return new Map()
  }
}

/**
 * The schema without its default and without what makes it optional, and both in words.
 * @param {Schema} schema
 * @returns {{ inner: Schema, facts: string[] }}
 */
function unwrap(schema) {
  const { def } = /** @type {any} */ (schema)._zod
  if (def.type === 'optional') return { inner: unwrap(def.innerType).inner, facts: ['optional'] }
  if (def.type === 'default' || def.type === 'prefault')
    return { inner: unwrap(def.innerType).inner, facts: [describeDefault(def.defaultValue)] }
  return { inner: schema, facts: [] }
}

/** @param {unknown} value */
function describeDefault(value) {
  const text = JSON.stringify(value)
  return text === '{}' || text === '[]' ? 'optional' : `default ${'`'}${text}${'`'}`
}

/**
 * What a value must be, in the words of the message for one that is not.
 * @param {Schema} schema
 * @returns {string}
 */
function describeForm(schema) {
  const { def } = /** @type {any} */ (schema)._zod
  const messages = [def.error, ...(def.checks ?? []).map((/** @type {any} */ check) => check._zod.def.error)]
  const forms = messages.flatMap(message => readForm(message) ?? [])
  if (def.type === 'enum') return listChoices(Object.values(def.entries).map(value => `\`${value}\``))
  if (def.type === 'literal') return listChoices(def.values.map((/** @type {unknown} */ value) => `\`${value}\``))
  if (forms.length > 0) return forms.at(-1) ?? ''
  if (def.type === 'array') return `a list, each ${describeForm(def.element)}`
  if (def.type === 'record') return 'a map'
  if (def.type === 'union') return listChoices(def.options.map(describeForm))
  return (
    { object: 'a map', string: 'text', number: 'a whole number', boolean: 'true or false' }[String(def.type)] ??
    def.type
  )
}

/** `it must be true or false` -> `true or false`; undefined for a message that says something else. */
function readForm(/** @type {unknown} */ message) {
  // Some messages look at the value, and there is none.
  if (typeof message !== 'function' || message.length > 0) return undefined
  const text = message()
  return typeof text === 'string' ? /^it must be (.*)/.exec(text)?.[1] : undefined
}

/** @param {string[]} choices */
function listChoices(choices) {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...new Set(choices)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(repository, 'README.md')
  writeFileSync(file, replaceConfiguration(readFileSync(file, 'utf8'), await describeConfiguration()))
}
