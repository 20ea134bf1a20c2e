import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { listFiles } from '../../content/input/source-file.ts'
import { getComponentName, getIslandName } from '../../mdx/site-components.ts'
import { scanModule } from './scan-module.ts'
import { readSiteGraph, type SiteGraph } from './site-graph.ts'

const original = '?island'

/** The id of a module with islands of the site: this, and its path in the site. */
export const islandModulePrefix = 'virtual:island/'

/**
 * At build, a module that begins with `'use client'` exports islands: whoever imports a component from it renders the
 * `<x-island>` to which the browser attaches the component itself.
 */
export function islandModules({ generator, root }: { generator: string; root: string }): Plugin {
  const createIsland = join(generator, 'src/islands/create-island.tsx')
  const pages = join(root, 'content/pages/')
  return {
    name: 'tickwise:islands',
    enforce: 'pre',
    resolveId: { filter: { id: /\?island$/ }, handler: id => id },
    transform: {
      // Quick, and may match too much: `scanModule` decides.
      filter: { id: /\.[jt]sx$/, code: /^\s*(?:\/[/*].*\s+)*['"]use client['"]/ },
      handler(_, id) {
        if (this.environment.name === 'client') return null
        const scanned = scanModule(id)
        if (!scanned?.isClient) return null
        const settings = id.startsWith(pages) ? '{ ...client, ownsPage: true }' : 'client'
        const islands = scanned.exports.flatMap(exported => {
          const component = getComponentName(id, exported)
          if (component === undefined) return []
          const island = `createIsland(${JSON.stringify(getIslandName(component))}, client.${exported}, ${settings})`
          return `export ${exported === 'default' ? 'default' : `const ${exported} =`} ${island}`
        })
        const source = JSON.stringify(id + original)
        return [
          `import { createIsland } from ${JSON.stringify(createIsland)}`,
          `import * as client from ${source}`,
          `export * from ${source}`,
          ...islands,
        ].join('\n')
      },
    },
  }
}

/**
 * `virtual:islands`, for the browser: for each island's name, a function that fetches it. The bundler orders the modules of a
 * chunk by the ids of dynamic imports. Islands of the site are therefore imported by their paths in it: with absolute paths, the
 * scripts would depend on where site and generator are.
 */
export function generateIslands({ generator, root }: { generator: string; root: string }): string {
  const ofSite = listSiteIslands(readSiteGraph(root)).map(island => ({
    ...island,
    file: islandModulePrefix + island.path,
  }))
  const entries = [...listGeneratorIslands(generator), ...ofSite].map(
    ({ name, file, exported }) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(file)}).then(module => module[${JSON.stringify(exported)}])`,
  )
  return `export const islands = { ${entries.join(',\n')} }`
}

/** The code of `virtual:island/<path>`: all that the module at this path in the site exports. */
export function generateIslandModule(path: string, root: string): string {
  const file = join(root, path)
  const source = JSON.stringify(file)
  const hasDefault = scanModule(file)?.exports.includes('default')
  return `export * from ${source}\n${hasDefault ? `export { default } from ${source}` : ''}`
}

interface IslandEntry {
  name: string
  file: string
  exported: string
}

export function listSiteIslands(graph: SiteGraph): (IslandEntry & { path: string })[] {
  return [...graph].flatMap(([file, { isClient, exports, path }]) =>
    isClient ? listIslandsOf(file, exports).map(island => ({ ...island, path })) : [],
  )
}

/** The generator's own islands. */
function listGeneratorIslands(generator: string): IslandEntry[] {
  return listFiles(generator, 'src')
    .filter(path => path.endsWith('.tsx') && readFileSync(join(generator, path), 'utf8').startsWith("'use client'"))
    .flatMap(path => listIslandsOf(join(generator, path), scanModule(join(generator, path))?.exports ?? []))
}

function listIslandsOf(file: string, exports: string[]): IslandEntry[] {
  return exports.flatMap(exported => {
    const component = getComponentName(file, exported)
    return component === undefined ? [] : [{ name: getIslandName(component), file, exported }]
  })
}
