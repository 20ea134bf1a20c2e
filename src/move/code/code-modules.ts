// The code of the new site: what it imports of packages and of Docusaurus, and what stands for what Tickwise lacks.
import { isBuiltin } from 'node:module'
import { parseSync } from 'vite'
import { lineAt } from '../../lib/text.ts'

/** One import of a module, without types. */
export interface ModuleImport {
  source: string
  /** `default`, `useColorMode`; empty for `import './a'` and for imports of everything. */
  names: string[]
  line: number
  /** Where the source stands in the code, with its quotes. */
  start: number
  end: number
}

/** The imports of a module; undefined for code that does not parse, which the build reports. */
export function readImports(file: string, code: string): ModuleImport[] | undefined {
  const { errors, module } = parseSync(file, code, { lang: 'tsx' })
  if (errors.length > 0) return undefined
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      names: entries.flatMap(({ isType, importName: { kind, name } }) =>
        isType ? [] : kind === 'Default' ? ['default'] : kind === 'Name' ? (name ?? []) : [],
      ),
    }))
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest && !isType ? [{ ...moduleRequest, names: importName.name === null ? [] : [importName.name] }] : [],
    ),
  )
  const required = [...code.matchAll(/\brequire\(\s*(['"])([^'"]+)\1\s*\)/g)].map(({ index, 2: value = '' }) => {
    const start = code.indexOf(value, index) - 1
    return { value, start, end: start + value.length + 2, names: ['default'] }
  })
  return [...imports, ...exported, ...required].map(({ value, ...rest }) => ({
    ...rest,
    source: value,
    line: lineAt(code, rest.start),
  }))
}

/** `clsx` and `@scope/name` of what a module imports; undefined for files, Node's modules and those of Docusaurus. */
export function getPackage(source: string): string | undefined {
  if (/^[./\0#!]|^@site\/|^tickwise$|^react(?:-dom)?(?:\/|$)/.test(source) || isDocusaurus(source) || isBuiltin(source))
    return undefined
  return /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0]
}

export function isDocusaurus(source: string): boolean {
  return /^@(?:theme|theme-original|theme-init|generated|docusaurus)\//.test(source)
}

/** What this generator exports in the place of a module of Docusaurus; undefined for modules that it lacks. */
export type FindExports = (source: string) => readonly string[] | undefined

/** The names that a module of Docusaurus would give and Tickwise does not; empty if it gives all. */
export function listMissingNames(source: string, names: string[], findExports: FindExports): string[] {
  const known = findExports(source)
  return names.filter(name => !known?.includes(name))
}

/** Modules that stand for those of Docusaurus, by the module: the names that the site imports. */
export type StandIns = Map<string, Set<string>>

/** `@docusaurus/plugin-content-docs/client` -> `src/stand-ins/docusaurus-plugin-content-docs-client.jsx`. */
export function getStandInFile(source: string): string {
  return `src/stand-ins/${source.replace(/^@/, '').replace(/[^\w-]+/g, '-')}.jsx`
}

export const inertFile = 'src/stand-ins/nothing.js'

export const inertCode = `// Stands for values that only Docusaurus has: whatever is read from it or called is the same again, and it shows nothing.
export const nothing = new Proxy(() => null, {
  get(_, key) {
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return [][Symbol.iterator].bind([])
    return key === 'then' || key === '$$typeof' ? undefined : nothing
  },
  apply: () => nothing,
})
`

/** A module that exports what Tickwise has of `source` and stand-ins for the other names. */
export function writeStandIn(source: string, names: Iterable<string>, findExports: FindExports): string {
  const all = [...new Set(names)].sort()
  const missing = listMissingNames(source, all, findExports)
  const provided = all.filter(name => !missing.includes(name))
  return [
    `// Stands for \`${source}\` of Docusaurus. Write here what your pages need of it.`,
    "import { nothing } from './nothing.js'",
    '',
    ...(provided.length > 0 ? [`export { ${provided.join(', ')} } from '${source}'`] : []),
    ...missing.map(name => writeExport(name, source)),
    '',
  ].join('\n')
}

function writeExport(name: string, source: string): string {
  const own = name === 'default' ? (/[\w$]+$/.exec(source)?.[0] ?? '') : name
  const start = name === 'default' ? 'export default' : `export const ${name} =`
  // A hook returns something with any keys; a component shows what is between its tags.
  if (/^use[A-Z]/.test(own)) return `${start} () => nothing`
  // The head of a page is made from its front matter and from the props of its layout.
  if (own === 'Head') return `${start} () => null`
  if (/^[A-Z]/.test(own))
    return `${start} ({ children }) => (typeof children === 'function' ? null : (children ?? null))`
  return `${start} nothing`
}
