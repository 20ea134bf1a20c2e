// How a site's own code (configuration, pages, components) joins the generator's: in the server bundle and in the browser.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { checkSiteModules } from './check-modules.ts'
import {
  generateIslands,
  generateKeywords,
  generateRunnerSettings,
  generateSearchStart,
  generateSiteControls,
  generateSiteModules,
  generateWordHelp,
} from './generate-virtual-modules.ts'
import { islandModules } from './island-modules.ts'
import { siteImages } from './site-images.ts'
import { isSiteCode, siteImports } from './site-imports.ts'
import { siteJsx } from './site-jsx.ts'

interface Folders {
  generator: string
  root: string
}

/** Modules that list the code of a site. They are generated again when a file of it is added, removed or changed. */
export const virtualModuleIds = [
  'virtual:site-modules',
  'virtual:islands',
  'virtual:site-controls',
  'virtual:runner-settings',
  'virtual:search-start',
].map(id => `\0${id}`)

/** Modules that list the words of q. */
const wordModuleIds = ['\0virtual:q-keywords', '\0virtual:q-word-help']

/** Hooks of these plugins have filters where they can: without one the bundler calls JavaScript for every import of every module. */
export function siteCode(folders: Folders): Plugin[] {
  const ownCode = (file: string) => isSiteCode(file, folders)
  return [
    checkSiteModules(folders),
    islandModules(folders),
    siteImages(folders.root, ownCode),
    siteJsx(ownCode),
    siteImports(folders),
    siteLists(folders),
  ]
}

function siteLists({ generator, root }: Folders): Plugin {
  return {
    name: 'tickwise:site-lists',
    resolveId: {
      order: 'pre',
      filter: { id: /^(?:tickwise$|virtual:)/ },
      handler(id) {
        // Without side effects, so that unused exports are left out of the browser's bundle.
        if (id === 'tickwise') return { id: join(generator, 'src/tickwise.ts'), moduleSideEffects: false }
        if (id === 'virtual:site-config') return join(root, 'site.config.ts')
        return [...virtualModuleIds, ...wordModuleIds].includes(`\0${id}`) ? `\0${id}` : null
      },
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        if (id === '\0virtual:site-modules') return generateSiteModules(root)
        if (id === '\0virtual:islands') return generateIslands(generator, root)
        if (id === '\0virtual:runner-settings') return generateRunnerSettings(root)
        if (id === '\0virtual:q-keywords') return generateKeywords()
        if (id === '\0virtual:q-word-help') return generateWordHelp()
        if (id === '\0virtual:search-start') return generateSearchStart(root)
        return id === '\0virtual:site-controls' ? generateSiteControls(root) : null
      },
    },
  }
}
