import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { listControlFiles, listSiteCode } from './code-files.ts'
import { listSiteIslands } from './island-modules.ts'
import { scanModule } from './scan-module.ts'
import { readSiteGraph } from './site-graph.ts'

/** Whether a site imports nothing but modules of the generator and adds no code for browsers: bundling it reads no other files. */
export function isSimpleSite(root: string): boolean {
  return listSiteCode(root).every(path => isSimple(join(root, path))) && !hasBrowserCode(root)
}

/** Whether scripts of the site itself are part of the browser's code: islands or controls. */
export function hasBrowserCode(root: string): boolean {
  return listControlFiles(root).length > 0 || listSiteIslands(readSiteGraph(root)).length > 0
}

/** Whether a file has no dependencies but those that change with the generator: it imports neither files nor packages of the site. */
function isSimple(file: string): boolean {
  if (file.endsWith('.json')) return true
  if (!/\.[jt]sx?$/.test(file)) return false
  const module = scanModule(file)
  if (!module || /\bimport\s*[.(]|\brequire\b/.test(module.code)) return false
  return module.imports.every(
    ({ source }) => isBuiltin(source) || /^(?:tickwise|react|@(?:theme|docusaurus)\/[\w-]+)$/.test(source),
  )
}
