// The components that MDX files use. Docusaurus files import them; here they are known by name, from the folder `components`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatorComponentNames } from '../../mdx/generator-component-names.ts'
import type { MovedMarkdown } from '../markdown/scan-markdown.ts'
import type { AddFinding } from '../report.ts'
import { findReferenced, type MovedFiles } from '../rewrite-references.ts'
import type { SourceSite } from '../source/source-site.ts'
import { type FindExports, getPackage, isDocusaurus, listMissingNames, readImports } from './code-modules.ts'

interface Input {
  site: SourceSite
  markdown: MovedMarkdown[]
  moved: MovedFiles
  findExports: FindExports
  add: AddFinding
}

interface Reexport {
  from: string
  imported: string
}

export interface MdxComponents {
  /** The files below `components`. */
  files: [target: string, text: string][]
  packages: Set<string>
}

const reexportsFile = 'components/docusaurus-components.tsx'
const standInsFile = 'components/stand-ins.tsx'

export function planMdxComponents(input: Input): MdxComponents {
  const reexports = new Map<string, Reexport>()
  const packages = new Set<string>()
  for (const page of input.markdown) collectImports(page, input, reexports, packages)
  collectGlobalComponents(input, reexports)
  const missing = listMissing(input, reexports)
  return {
    files: [
      ...(reexports.size > 0 ? [[reexportsFile, writeReexports(reexports)] as [string, string]] : []),
      ...(missing.length > 0 ? [[standInsFile, writeStandIns(missing)] as [string, string]] : []),
    ],
    packages,
  }
}

function collectImports(
  page: MovedMarkdown,
  { moved, findExports, add }: Input,
  reexports: Map<string, Reexport>,
  packages: Set<string>,
) {
  for (const { from, names, line } of page.scan.imports) {
    if (isDocusaurus(from)) reportMissing({ from, names, where: `${page.path}:${line}` }, findExports, add)
    if (/\.(?:css|scss|sass|less)$/.test(from))
      add({
        kind: 'cannot',
        where: `${page.path}:${line}`,
        what: 'A stylesheet that a Markdown file imports has no effect.',
        remedy: 'Import it in a component that the page uses.',
      })
    const module = findModule(from, page.file.source, moved)
    if (module === undefined) continue
    const name = getPackage(module)
    if (name !== undefined) packages.add(name)
    for (const entry of names) {
      const known = reexports.get(entry.name)
      const problem = describeConflict(entry, module, known)
      if (problem) add({ ...problem, where: `${page.path}:${line}` })
      else reexports.set(entry.name, { from: module, imported: entry.imported })
    }
  }
}

function reportMissing(
  { from, names, where }: { from: string; names: { imported: string }[]; where: string },
  findExports: FindExports,
  add: AddFinding,
) {
  const imported = names.map(name => name.imported)
  if (listMissingNames(from, imported, findExports).length === 0) return
  add({
    kind: 'cannot',
    where,
    what: `\`${from}\` is a part of Docusaurus that Tickwise lacks.`,
    remedy: 'Pages show what is between its tags. Write a component in its place.',
  })
}

/** The module as a file of `components` imports it; undefined for what is no code, and for modules of React and Docusaurus. */
function findModule(from: string, importer: string, moved: MovedFiles): string | undefined {
  if (getPackage(from) !== undefined && !from.startsWith('@site/')) return from.endsWith('.css') ? undefined : from
  const found = findReferenced(from, importer, moved)
  if (!found || !/\.[cm]?[jt]sx?$/.test(found.target)) return undefined
  return `@site/${found.target.slice(0, found.target.length - found.addedEnding.length)}`
}

function describeConflict(entry: { name: string; imported: string }, module: string, known: Reexport | undefined) {
  const { name, imported } = entry
  if (!/^[A-Z]/.test(name) || imported === '*')
    return {
      kind: 'cannot' as const,
      what: `\`${name}\` of \`${module}\` is not known to the page: MDX files can use components, Markdown and data files.`,
      remedy: 'Let a component in `components` import it and show what the page needs.',
    }
  if (generatorComponentNames.has(name))
    return {
      kind: 'differs' as const,
      what: `Tickwise has a component \`${name}\` of its own.`,
      remedy: 'It is shown instead; give yours another name if it does something else.',
    }
  if (known && (known.from !== module || known.imported !== imported))
    return {
      kind: 'cannot' as const,
      what: `\`${name}\` of \`${module}\` has the name of a component of \`${known.from}\`, which is shown instead.`,
      remedy: `Use another name, and add it to ${reexportsFile}.`,
    }
  return undefined
}

const globalComponents = ['MDXComponents', 'MDXComponents/index'].flatMap(name =>
  ['.tsx', '.ts', '.jsx', '.js'].map(ending => `src/theme/${name}${ending}`),
)

/** A site may give components to all MDX files in `src/theme/MDXComponents`. */
function collectGlobalComponents({ site, moved }: Input, reexports: Map<string, Reexport>) {
  const path = globalComponents.find(file => existsSync(join(site.root, file)))
  if (path === undefined) return
  const file = join(site.root, path)
  const code = readFileSync(file, 'utf8')
  for (const { source, start, end } of readImports(path, code) ?? []) {
    const module = findModule(source, file, moved)
    if (module === undefined) continue
    const before = code.slice(code.lastIndexOf('import', start), end)
    for (const { name, imported } of readNames(before))
      if (/^[A-Z]/.test(name) && !reexports.has(name) && !generatorComponentNames.has(name))
        reexports.set(name, { from: module, imported })
  }
}

/** The names of an import statement: `import A, { b as C } from`. */
function readNames(statement: string): { name: string; imported: string }[] {
  const [, main, list = ''] = /^import\s+([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?/.exec(statement) ?? []
  const named = list.split(',').flatMap(part => {
    const [, imported, name] = /^\s*([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(part) ?? []
    return imported === undefined ? [] : [{ name: name ?? imported, imported }]
  })
  return [...(main === undefined ? [] : [{ name: main, imported: 'default' }]), ...named]
}

/** Components that a page uses and nobody has. A page with one would be an error. */
function listMissing({ markdown, add, site }: Input, reexports: Map<string, Reexport>): string[] {
  const missing = new Set<string>()
  for (const { scan, file, path } of markdown) {
    if (!scan.usesMdx || !scan.isValidMdx) continue
    if (file.target.endsWith('.md') && site.config.markdown === 'md') continue
    const imported = new Set(scan.imports.flatMap(({ names }) => names.map(({ name }) => name)))
    for (const [name, line] of scan.components) {
      if (imported.has(name) || scan.declared.has(name) || reexports.has(name) || generatorComponentNames.has(name))
        continue
      missing.add(name)
      add({
        kind: 'cannot',
        where: `${path}:${line}`,
        what: `The component \`${name}\` is not there.`,
        remedy: `Pages show what is between its tags. Write it in ${standInsFile}.`,
      })
    }
  }
  return [...missing].sort()
}

function writeReexports(reexports: Map<string, Reexport>): string {
  const lines = [...reexports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { from, imported }]) =>
        `export { ${imported === name ? name : `${imported} as ${name}`} } from '${from}'`,
    )
  return `// Components that MDX files imported. Here every MDX file can use them without an import.\n${lines.join('\n')}\n`
}

function writeStandIns(names: string[]): string {
  const functions = names.map(
    name => `export function ${name}({ children }: { children?: ReactNode }) {\n  return <>{children}</>\n}\n`,
  )
  return `// Components that pages use and the site did not have. Each shows what is between its tags.\nimport type { ReactNode } from 'react'\n\n${functions.join('\n')}`
}
