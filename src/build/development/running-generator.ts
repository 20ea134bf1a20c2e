// In development the generator runs from its bundle, as in builds; only the code of the site is compiled by Vite, module by module.
import { builtinModules } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type { SiteCode } from '../assemble-site.ts'
import { computeGeneratorId } from '../build-id.ts'
import { bundleGenerator } from '../bundler.ts'
import type { Folders } from '../folders.ts'
import { importGenerator, prepareGenerator } from '../generator-bundle.ts'
import type * as server from '../server-entry.ts'
import { computeVersionOfLoaded, type LoadedModule } from '../site-code/code-version.ts'
import { listModulesForSites } from '../site-code/site-imports.ts'

export interface RunningGenerator {
  /** The generator as it is now: bundled again if it has been edited. `version` changes with its code. */
  load: () => Promise<typeof server & { version: string }>
  /** The code of the site as it is now. */
  loadSiteCode: (vite: ViteDevServer) => Promise<SiteCode>
  /** Changes with the code that was loaded; undefined if the code may read what Vite does not know of. */
  computeCodeVersion: (vite: ViteDevServer) => string | undefined
  /** Makes the next `load` look for edits of the generator. */
  invalidate: (vite: ViteDevServer) => void
  /** Vite plugin: what the site's code imports of the generator is in its bundle. */
  plugin: Plugin
}

export function runGenerator(folders: Folders): RunningGenerator {
  const { generator } = folders
  let folder: Promise<string> | undefined
  const prepare = () => {
    folder ??= prepareGenerator(generator, computeGeneratorId(generator), to => bundleGenerator(folders, to))
    return folder
  }
  const nameByFile = new Map(Object.entries(listModulesForSites(generator)).map(([name, file]) => [file, name]))
  return {
    async load() {
      const folder = await prepare()
      return { ...(await importGenerator(folder)), version: basename(folder) }
    },
    loadSiteCode: async vite => runnerOf(vite).import<SiteCode>('virtual:site-code'),
    computeCodeVersion: vite => computeVersionOfLoaded(listLoadedModules(runnerOf(vite)), generator),
    invalidate({ environments: { ssr } }) {
      folder = undefined
      ssr?.moduleGraph.invalidateAll()
    },
    plugin: {
      name: 'tickwise:running-generator',
      enforce: 'pre',
      // Vite leaves these to Node.
      config: () => ({ environments: { ssr: { resolve: { builtins: [...builtinModules, /^node:/, /^file:/] } } } }),
      resolveId: {
        // Before the plugin that finds `tickwise`, whose hook has this order too.
        order: 'pre',
        async handler(source, importer, options) {
          if (this.environment.name !== 'ssr') return null
          const found = await this.resolve(source, importer, { ...options, skipSelf: true })
          const name = found && nameByFile.get(found.id)
          return name === undefined
            ? found
            : { id: pathToFileURL(join(await prepare(), `${name}.js`)).href, external: true }
        },
      },
    },
  }
}

function runnerOf({ environments: { ssr } }: ViteDevServer): ModuleRunner {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment.')
  return ssr.runner
}

/** By their ids. */
function listLoadedModules({ evaluatedModules }: ModuleRunner): Map<string, LoadedModule> {
  return new Map([...evaluatedModules.idToModuleMap].flatMap(([id, { meta }]) => (meta ? [[id, meta]] : [])))
}
