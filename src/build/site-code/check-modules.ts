// Mistakes in the site's own modules that are reported before they are compiled.
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findPackageFolder } from './packages.ts'
import { findDeepNesting } from './parse-module.ts'
import { resolveDocusaurusImport } from './resolve-docusaurus-import.ts'
import { scanModule } from './scan-module.ts'

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
