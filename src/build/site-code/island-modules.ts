import { join } from 'node:path'
import type { Plugin } from 'vite'
import { getComponentName, getIslandName } from '../../mdx/site-components.ts'
import { scanModule } from './scan-module.ts'

const original = '?island'

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
