// Mistakes in the site's own modules that are reported before they are compiled.

import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { lineAt } from '../../lib/text.ts'
import { findDeepNesting, scanModule } from './scan-module.ts'
import type { SiteGraph } from './site-graph.ts'
import { findPackageFolder, resolveDocusaurusImport } from './site-imports.ts'

interface ModuleError {
  line: number
  what: string
}

/** Reports, by file and line, modules that nest too deeply or import packages that are not installed. */
export function checkSiteModules({ generator, root }: { generator: string; root: string }): Plugin {
  return {
    name: 'tickwise:check-modules',
    enforce: 'pre',
    transform: {
      filter: { id: [join(root, 'site.config.ts'), join(root, 'content/pages/**'), join(root, 'components/**')] },
      handler(code, id) {
        if (!/\.[jt]sx?$/.test(id)) return
        // Depth first: a module that nests too deeply is not parsed, so that nothing is known of its imports.
        const error = findDeepNesting(code) ?? findUnknownPackage(id, generator)
        if (error) this.error(`${error.what}\n[ ${id}:${error.line}:1 ]`)
      },
    },
  }
}

function findUnknownPackage(file: string, generator: string): ModuleError | undefined {
  // Syntax errors are reported when the module is compiled.
  const unknown = scanModule(file)?.imports.find(({ source }) => !isKnown(source, file, generator))
  if (!unknown) return undefined
  const { source, line } = unknown
  const what = /^@(?:theme|docusaurus)(?:\/|-)/.test(source)
    ? `\`${source}\` is a part of Docusaurus that is not here: write a component in its place.`
    : `There is no package \`${source}\`: install it in the site's folder, or correct its name.`
  return { line, what }
}

function isKnown(source: string, importer: string, generator: string): boolean {
  if (/^(?:[./\0#]|@site\/|virtual:)/.test(source) || source === 'tickwise' || isBuiltin(source)) return true
  if (resolveDocusaurusImport(source, generator)) return true
  return [importer, join(generator, 'src/tickwise.ts')].some(from => findPackageFolder(source, from) !== undefined)
}

/** Code that only a browser runs, in a module that no island imports. */
export interface BrowserCode {
  file: string
  line: number
  what: string
}

/**
 * Hooks and event handlers that only run in a browser: `useState(0)`, `<button onClick={…}>`. Where a string or a comment
 * looks the same, the author gets a needless warning at worst.
 */
const browserOnlyCode =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState))\s*[<(]|\s(on[A-Z]\w*)=\{/

/** Finds the first hook or event handler in each module that is rendered only at build. */
export function findBrowserCode(graph: SiteGraph): BrowserCode[] {
  const inIslands = listModulesOfIslands(graph)
  return [...graph].flatMap(([file, { path, code }]) => {
    const found = inIslands.has(file) ? null : browserOnlyCode.exec(code)
    if (!found) return []
    const line = lineAt(code, found.index + 1)
    return [{ file: path, line, what: found[1] ?? found[2] ?? '' }]
  })
}

function listModulesOfIslands(graph: SiteGraph): Set<string> {
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const imported of graph.get(file)?.modules ?? []) reach(imported)
  }
  for (const [file, { isClient }] of graph) if (isClient) reach(file)
  return reached
}

/** An element of a module with a `style` property, which becomes a `style` attribute. */
export interface InlineStyle {
  file: string
  line: number
}

/** `<p style={{ color: 'teal' }}>`. Where a string or a comment looks the same, the author gets a needless warning at worst. */
const styleProperty = /\sstyle=\{/

/** Finds the first `style` property in each module of the site. */
export function findInlineStyles(graph: SiteGraph): InlineStyle[] {
  return [...graph.values()].flatMap(({ path, code }) => {
    const at = code.search(styleProperty)
    return at < 0 ? [] : [{ file: path, line: lineAt(code, at + 1) }]
  })
}
