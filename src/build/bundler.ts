// Bundles with Vite. Imported only for a bundle that no cache holds.
import { createBuilder, type Plugin, type Rolldown, type ViteBuilder } from 'vite'
import type { Folders } from './folders.ts'
import type { ReadRunnerSettings } from './site-code/virtual-modules.ts'
import { configureBrowserBuild, configureGeneratorBuild, configureSiteBuild, createViteConfig } from './vite-config.ts'

export type Bundler = Awaited<ReturnType<typeof createBundler>>

/** Bundles the generator for Node into `folder`. */
export async function bundleGenerator(folders: Folders, folder: string): Promise<void> {
  const environments = { generator: configureGeneratorBuild(folders.generator, folder) }
  const config = createViteConfig(folders, async () => ({}))
  await bundle(await createBuilder({ ...config, environments, logLevel: 'silent' }), 'generator')
}

/** For the code of a site. `generatorFolder` is that of the generator's bundle. */
export async function createBundler(folders: Folders, generatorFolder: string, readRunner: ReadRunnerSettings) {
  const environments = { site: configureSiteBuild(folders, generatorFolder), client: configureBrowserBuild(folders) }
  const { plugins, ...config } = createViteConfig(folders, readRunner)
  const moduleIds = new Set<string>()
  const builder = await createBuilder({
    ...config,
    plugins: [plugins, recordModules(moduleIds)],
    environments,
    logLevel: 'silent',
  })
  return {
    /** The ids of the modules that were bundled so far. */
    moduleIds,
    /** Writes the bundle for Node into the site's folder, and returns its files. */
    bundleForNode: () => bundle(builder, 'site'),
    /** Returns the scripts and styles for browsers. */
    bundleForBrowsers: () => bundle(builder, 'client'),
  }
}

function recordModules(ids: Set<string>): Plugin {
  return {
    name: 'tickwise:record-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) ids.add(id)
    },
  }
}

async function bundle({ environments, build }: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput['output']> {
  const environment = environments[name]
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`)
  const { output } = (await build(environment)) as Rolldown.RolldownOutput
  return output
}
