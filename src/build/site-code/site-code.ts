// How a site's own code (configuration, pages, components) joins the generator's: in Node and in the browser.

import { type Plugin, transformWithOxc } from 'vite'
import { checkSiteModules } from './check-modules.ts'
import { islandModules } from './island-modules.ts'
import { recordingJsx } from './recording-jsx.ts'
import { siteImages } from './site-images.ts'
import { isSiteCode, siteImports } from './site-imports.ts'
import { type ReadRunnerSettings, virtualModules } from './virtual-modules.ts'

interface Folders {
  generator: string
  root: string
}

/** Hooks of these plugins have filters where they can: without one the bundler calls JavaScript for every import of every module. */
export function siteCode(folders: Folders, readRunner: ReadRunnerSettings): Plugin[] {
  const ownCode = (file: string) => isSiteCode(file, folders)
  return [
    checkSiteModules(folders),
    islandModules(folders),
    siteImages(folders.root, ownCode),
    siteJsx(ownCode),
    recordingJsx(folders),
    siteImports(folders),
    virtualModules(folders, readRunner),
  ]
}

/** Docusaurus pages may contain JSX in `.js` files, which Vite does not compile by itself. */
function siteJsx(isSiteCode: (file: string) => boolean): Plugin {
  return {
    name: 'tickwise:site-jsx',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.js$/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        if (!isSiteCode(id)) return null
        return transformWithOxc(code, id, { lang: 'jsx', jsx: { runtime: 'automatic' } })
      },
    },
  }
}
