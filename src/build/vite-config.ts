// How Vite bundles the generator and the code of a site for Node, and both for browsers.
import { join, relative } from 'node:path'
import type { EnvironmentOptions, InlineConfig, Plugin } from 'vite'
import { stylesheetNames } from '../page-kinds/head/stylesheets.ts'
import { dropVerbHelp, inlineScripts, packedTypeScript } from './bundler-plugins.ts'
import { type Folders, getEntryScript, getSiteBundleFolder } from './folders.ts'
import { siteCode } from './site-code/site-code.ts'
import { isResolvedByNode, listModulesForSites } from './site-code/site-imports.ts'
import type { ReadRunnerSettings } from './site-code/virtual-modules.ts'

/** What development and every bundle have in common. */
export function createViteConfig(folders: Folders, readRunner: ReadRunnerSettings): InlineConfig {
  return {
    root: folders.generator,
    // One React for the generator, the site, and the packages of both.
    resolve: { dedupe: ['react', 'react-dom'] },
    configFile: false,
    cacheDir: join(folders.generator, 'node_modules/.vite'),
    logLevel: 'warn',
    clearScreen: false,
    oxc: { jsx: { runtime: 'automatic' } },
    // The runner's worker fetches a part of its code only when a page needs it.
    worker: { format: 'es', plugins: () => [packedTypeScript(folders.generator), dropVerbHelp()] },
    plugins: [packedTypeScript(folders.generator), inlineScripts(), siteCode(folders, readRunner), tickwise(folders)],
  }
}

function tickwise(folders: Folders): Plugin {
  const { root } = folders
  return {
    name: 'tickwise',
    config: () => ({
      appType: 'custom',
      publicDir: join(root, 'static'),
      build: {
        modulePreload: false,
        reportCompressedSize: false,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        target: 'baseline-widely-available',
      },
    }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      // Vite's helper waits for the stylesheets of a chunk before it runs. Chunks here import no stylesheets.
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}

export function configureBrowserBuild({ generator }: Folders): EnvironmentOptions {
  const entry = getEntryScript(generator)
  return {
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [entry, ...stylesheetNames.map(name => join(generator, `src/styles/${name}.css`))],
        // What the entry shares with later chunks stays in the entry: no second request before it runs.
        // The colours of q are in one file with the editor: pages that need them without it are few, and two files cost more.
        output: {
          codeSplitting: {
            groups: [
              { name: 'client', test: id => id === entry, priority: 1 },
              { name: 'q-editor.client', test: id => id.endsWith('/q-pages/editor/q-editor.client.ts') },
            ],
          },
        },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }
}

/**
 * The packages that the generator's bundle imports from `node_modules`: React, which it shares with the site, and what is native
 * or large. The others are in the bundle, since finding and reading their hundreds of files takes half the start of a build.
 */
const packagesOfNode = ['react', 'react-dom', 'satteri', 'shiki/langs']

/** What runs in Node of the generator, written into `folder`. */
export function configureGeneratorBuild(generator: string, folder: string): EnvironmentOptions {
  const server = join(generator, 'src/build/server-entry.ts')
  return {
    resolve: { noExternal: true, external: packagesOfNode },
    ...configureServerBuild(folder, { input: { server, ...listModulesForSites(generator) } }),
  }
}

/** The code of a site for Node, which imports what it needs of the generator's bundle in `generatorFolder`. */
export function configureSiteBuild(folders: Folders, generatorFolder: string): EnvironmentOptions {
  const folder = getSiteBundleFolder(folders)
  const generatorPath = relative(folder, generatorFolder).replaceAll('\\', '/')
  const forSites = Object.entries(listModulesForSites(folders.generator))
  const addressByFile = new Map(forSites.map(([name, file]) => [file, `${generatorPath}/${name}.js`]))
  return {
    // Vite would leave to Node what it finds from the folder of the generator: the packages of a site in which it is installed.
    resolve: { noExternal: true },
    ...configureServerBuild(folder, {
      input: { site: 'virtual:site-code' },
      external: (id, importer) => addressByFile.has(id) || isResolvedByNode(id, importer, folders),
      paths: id => addressByFile.get(id) ?? id,
    }),
  }
}

interface ServerBuild {
  input: Record<string, string>
  external?: (id: string, importer: string | undefined) => boolean
  /** The addresses of what is external. */
  paths?: (id: string) => string
}

function configureServerBuild(folder: string, { input, external, paths }: ServerBuild): EnvironmentOptions {
  return {
    consumer: 'server',
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      ssr: true,
      rolldownOptions: {
        input,
        ...(external && { external }),
        output: {
          entryFileNames: '[name].js',
          // All in one folder, so that external addresses are the same in every file.
          chunkFileNames: '[name]-[hash].js',
          ...(paths && { paths }),
        },
        // Without comments that name the files: sites of the same code have the same bundle.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  }
}
