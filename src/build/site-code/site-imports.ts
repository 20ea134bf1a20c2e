// Resolves the imports in a site's code: files of its folder, packages, stylesheets, and modules of Docusaurus.

import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, parse } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { listFiles } from '../../content/input/source-file.ts'
import { nameStyleFiles } from './site-images.ts'

interface Folders {
  generator: string
  root: string
}

/** `clsx`, `@scope/name/part.js`; not a path, a virtual module, a module of Docusaurus or of this generator. */
const packageName = /^(?!(?:[./\0#]|virtual:|tickwise$|@(?:site|theme|docusaurus)\/))/

/** Ends in `.js`, because Vite would treat it as a stylesheet otherwise. */
const toClassesId = (file: string) => `\0site-classes:${file}.js`
const fromClassesId = (id: string) => /^\0site-classes:(.*)\.js$/.exec(id)?.[1]

export function siteImports(folders: Folders): Plugin {
  const { generator, root } = folders
  let config: ResolvedConfig
  return {
    name: 'tickwise:site-imports',
    enforce: 'pre',
    // Development runs packages from their own folder, unless they must share the generator's React.
    config: (_, { command }) =>
      command === 'serve' && root !== generator
        ? { environments: { ssr: { resolve: { noExternal: listPackagesWithReact(root) } } } }
        : {},
    configResolved(resolved) {
      config = resolved
    },
    resolveId: {
      // Other files are found as they are written.
      filter: { id: /^[^./\0]|\.css$/ },
      async handler(source, importer, options) {
        if (importer === undefined || !isSiteCode(importer, folders)) return null
        const wanted = resolveDocusaurusImport(source, generator) ?? source.replace(/^@site\//, `${root}/`)
        const isStylesheet = wanted.endsWith('.css')
        const from = usesGeneratorCopy(wanted, removeQuery(importer))
          ? join(generator, 'src/tickwise.ts')
          : removeQuery(importer)
        if (wanted === source && from === importer && !isStylesheet) return null
        const found = await this.resolve(wanted, from, { ...options, skipSelf: true })
        // Pages link the rules of stylesheets; modules need only the names of their classes.
        return found && isStylesheet && !fromClassesId(found.id) ? toClassesId(found.id) : found
      },
    },
    load: {
      filter: { id: /^\0site-classes:/ },
      async handler(id) {
        const file = fromClassesId(id)
        if (file === undefined) return null
        this.addWatchFile(file)
        const { modules } = await preprocessCSS(nameStyleFiles(readFileSync(file, 'utf8'), file, root), file, config)
        return `export default ${JSON.stringify(modules ?? {})}`
      },
    },
  }
}

/** Whether Node resolves `source` when the bundle of the site runs: the generator's packages, but not those that the site installed. */
export function isResolvedByNode(source: string, importer: string | undefined, folders: Folders): boolean {
  if (!packageName.test(source)) return false
  if (importer === undefined || !isSiteCode(importer, folders) || isReact(source)) return true
  const folder = findPackageFolder(source, removeQuery(importer))
  return folder === undefined || folder.startsWith(join(folders.generator, 'node_modules'))
}

/** Whether `importer` is code of the site or of a package that is installed in its folder. */
export function isSiteCode(importer: string, { generator, root }: Folders): boolean {
  if (!importer.startsWith(`${root}/`)) return false
  // The generator may be installed in the folder of the site.
  if (root !== generator && importer.startsWith(`${generator}/`)) return false
  return root !== generator || !/^\/(?:src|node_modules|bin)\//.test(importer.slice(root.length))
}

/** Whether the generator's copy of a package is used: always for React, otherwise if the site has not installed its own. */
function usesGeneratorCopy(source: string, importer: string): boolean {
  if (!packageName.test(source) || isBuiltin(source)) return false
  return isReact(source) || findPackageFolder(source, importer) === undefined
}

function isReact(source: string): boolean {
  return /^react(?:-dom)?(?:\/|$)/.test(source)
}

function removeQuery(id: string): string {
  return id.replace(/\?.*$/, '')
}

/** The folder of the package of `source` (`clsx`, `@scope/name/part.js`), found from `importer` as Node finds it. */
export function findPackageFolder(source: string, importer: string): string | undefined {
  const name = getPackageName(source)
  for (let folder = dirname(importer); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return undefined
  }
}

/** `@scope/name/part.js` -> `@scope/name` */
export function getPackageName(source: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source
}

/** The packages that the site in `root` has installed and that have React as a peer dependency. */
export function listPackagesWithReact(root: string): string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  return Object.keys(readManifest(file).dependencies ?? {}).filter(name => {
    const manifest = join(root, 'node_modules', name, 'package.json')
    return existsSync(manifest) && readManifest(manifest).peerDependencies?.react !== undefined
  })
}

/** Where the packages that `generator` depends on really are: a package manager may keep them elsewhere and link them. */
export function listDependencyFolders(generator: string): string[] {
  const { dependencies = {} } = readManifest(join(generator, 'package.json'))
  const found = Object.keys(dependencies).flatMap(
    name => findPackageFolder(name, join(generator, 'package.json')) ?? [],
  )
  return found.map(folder => realpathSync(folder))
}

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Our version of a Docusaurus module: `@theme/CodeBlock` -> `src/docusaurus/code-block.tsx`; undefined if we have none. */
export function resolveDocusaurusImport(source: string, generator: string): string | undefined {
  const name = /^@(?:theme|docusaurus)\/([\w-]+)$/.exec(source)?.[1]
  if (name === undefined) return undefined
  const file = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
  return ['.tsx', '.ts'].map(ending => join(generator, 'src/docusaurus', file + ending)).find(existsSync)
}

/** The modules of the generator that a site's code imports, by their names: the files, and those that compiling it adds. */
export function listModulesForSites(generator: string): Record<string, string> {
  const standIns = listFiles(generator, 'src/docusaurus').filter(path => !path.includes('.test.'))
  const paths = ['src/tickwise.ts', 'src/mdx/recording-jsx-runtime.ts', 'src/islands/create-island.tsx', ...standIns]
  return Object.fromEntries(paths.map(path => [parse(path).name, join(generator, path)]))
}
