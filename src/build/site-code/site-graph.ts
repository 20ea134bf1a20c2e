// Which modules a site's pages and components are made of, read from their imports before anything is bundled.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { listComponentFiles, listPageFiles } from './code-files.ts'
import { type ScannedModule, scanModule } from './scan-module.ts'
import { listImageReferences } from './site-images.ts'
import { findPackageFolder, getPackageName } from './site-imports.ts'

/** A module of the site and the files that it imports. */
type SiteModule = ScannedModule & {
  /** Relative to the site's folder, with forward slashes. */
  path: string
  /** The files of the site that it imports. */
  modules: string[]
  /** The stylesheets that it imports, of packages too. */
  stylesheets: string[]
  /** The images that it imports or requires. */
  images: string[]
}

/** The modules by their absolute paths. */
export type SiteGraph = ReadonlyMap<string, SiteModule>

/** All modules that the pages and components of the site in `root` reach. */
export function readSiteGraph(root: string): SiteGraph {
  const graph = new Map<string, SiteModule>()
  for (const path of [...listPageFiles(root), ...listComponentFiles(root)]) add(join(root, path))
  return graph

  function add(file: string) {
    if (graph.has(file)) return
    const scanned = scanModule(file)
    if (!scanned) return
    const found = scanned.imports.flatMap(({ source }) => resolveImportedFile(source, file, root) ?? [])
    const modules = found.filter(imported => /\.[jt]sx?$/.test(imported))
    const stylesheets = found.filter(imported => imported.endsWith('.css'))
    const images = listImageReferences(scanned.code).flatMap(source => resolveImportedFile(source, file, root) ?? [])
    const path = relative(root, file).replaceAll('\\', '/')
    graph.set(file, { ...scanned, path, modules, stylesheets, images })
    modules.forEach(add)
  }
}

/** The stylesheets of `file` and of what it imports, each once, those of imported modules first. */
export function listStylesheets(file: string, graph: SiteGraph, seen = new Set<string>()): string[] {
  const module = graph.get(file)
  if (!module || seen.has(file)) return []
  seen.add(file)
  const below = module.modules.flatMap(imported => listStylesheets(imported, graph, seen))
  return [...new Set([...below, ...module.stylesheets])]
}

/** Resolves `source`, imported by `importer`, to a file of the site; undefined for packages and missing files. */
function resolveImportedFile(source: string, importer: string, root: string): string | undefined {
  if (source.startsWith('@site/')) return findExistingFile(join(root, source.slice('@site/'.length)))
  if (source.startsWith('.')) return findExistingFile(join(dirname(importer), source))
  if (!source.endsWith('.css')) return undefined
  const folder = findPackageFolder(source, importer)
  return folder === undefined ? undefined : findExistingFile(join(folder, source.slice(getPackageName(source).length)))
}

function findExistingFile(path: string): string | undefined {
  const endings = ['', ...['.tsx', '.ts', '.jsx', '.js'].flatMap(ending => [ending, `/index${ending}`])]
  return endings.map(ending => path + ending).find(file => existsSync(file) && statSync(file).isFile())
}
