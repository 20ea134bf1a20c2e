// Bundles with Vite. Imported only for a bundle that no cache holds.
import { createBuilder, type Rolldown } from 'vite'
import type { Folders } from './folders.ts'
import { isSimpleSite } from './site-code/simple-site.ts'
import { hasBrowserCode, type ReadRunnerSettings } from './site-code/virtual-modules.ts'
import { createViteConfig } from './vite-config.ts'

export type Bundler = Awaited<ReturnType<typeof createBundler>>

export async function createBundler(folders: Folders, readRunner: ReadRunnerSettings) {
  const { build, environments } = await createBuilder({ ...createViteConfig(folders, readRunner), logLevel: 'silent' })
  return {
    /** Writes one of the bundles into its folder, and returns its files. */
    async bundle(name: 'generator' | 'site' | 'client'): Promise<Rolldown.RolldownOutput['output']> {
      const environment = environments[name]
      if (!environment) throw new Error(`Vite has no environment \`${name}\`.`)
      const { output } = (await build(environment)) as Rolldown.RolldownOutput
      return output
    },
    isSimpleSite: () => isSimpleSite(folders.root),
    hasBrowserCode: () => hasBrowserCode(folders.root),
  }
}
