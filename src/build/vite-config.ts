// How Vite bundles the browser's code and the server bundle.
import { join } from 'node:path'
import type { EnvironmentOptions, InlineConfig, Plugin } from 'vite'
import { stylesheetNames } from '../page-kinds/head/stylesheets.ts'
import { dropVerbHelp, inlineScripts } from './bundler-plugins.ts'
import {
  type Folders,
  getEntryScript,
  getServerBundleFolder,
  getSiteBundleFolder,
  getStagingFolder,
  siteFolder,
} from './folders.ts'
import { siteCode } from './site-code/site-code.ts'
import { isResolvedByNode, listModulesForSites } from './site-code/site-imports.ts'
import { modulesOfSite, type ReadRunnerSettings } from './site-code/virtual-modules.ts'

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
    worker: { format: 'es', plugins: () => [dropVerbHelp()] },
    plugins: [inlineScripts(), siteCode(folders, readRunner), tickwise(folders)],
  }
}

function tickwise(folders: Folders): Plugin {
  const { generator, root } = folders
  return {
    name: 'tickwise',
    config: (_, { command }) => ({
      appType: 'custom',
      publicDir: join(root, 'static'),
      server: { fs: { allow: [generator, root] } },
      build: {
        modulePreload: false,
        reportCompressedSize: false,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        target: 'baseline-widely-available',
      },
      environments: command === 'build' ? configureBuilds(folders) : {},
    }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      // Vite's helper waits for the stylesheets of a chunk before it runs. Chunks here import no stylesheets.
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}

/** What a build bundles; development runs modules as they are. */
const configureBuilds = (folders: Folders) => ({
  client: configureBrowserBuild(folders),
  generator: configureGeneratorBuild(folders),
  site: configureSiteBuild(folders),
})

function configureBrowserBuild({ generator, out }: Folders): EnvironmentOptions {
  const entry = getEntryScript(generator)
  return {
    build: {
      outDir: getStagingFolder(out),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [entry, ...stylesheetNames.map(name => join(generator, `src/styles/${name}.css`))],
        // What the entry shares with later chunks stays in the entry: no second request before it runs.
        output: { codeSplitting: { groups: [{ name: 'client', test: id => id === entry }] } },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  }
}

/**
 * The packages that the generator's part imports from `node_modules`: React, which it shares with the site, and what is native
 * or large. The others are in the bundle, since finding and reading their hundreds of files takes half the start of a build.
 */
const packagesOfNode = ['react', 'react-dom', 'satteri', '@takumi-rs/core', 'shiki/langs']

/** The generator's part of the server bundle, which is the same for all sites. */
function configureGeneratorBuild(folders: Folders): EnvironmentOptions {
  const server = join(folders.generator, 'src/build/server-entry.ts')
  return configureServerBuild({
    folder: getServerBundleFolder(folders),
    input: { server, ...listModulesForSites(folders.generator) },
    findOther: id => (isModuleOfSite(id) ? `./${siteFolder}/${getModuleName(id)}.js` : undefined),
    resolve: { noExternal: true, external: packagesOfNode },
    isResolvedByNode: () => false,
  })
}

/** The site's part: its configuration, pages, components and data, which import what they need of the generator's part. */
function configureSiteBuild(folders: Folders): EnvironmentOptions {
  const forSites = Object.entries(listModulesForSites(folders.generator))
  const addressByFile = new Map(forSites.map(([name, file]) => [file, `../${name}.js`]))
  return configureServerBuild({
    folder: getSiteBundleFolder(folders),
    input: Object.fromEntries(modulesOfSite.map(id => [getModuleName(id), id])),
    findOther: id => addressByFile.get(id),
    isResolvedByNode: (id, importer) => isResolvedByNode(id, importer, folders),
  })
}

const isModuleOfSite = (id: string) => modulesOfSite.includes(id)

/** `virtual:site-config` -> `site-config` */
const getModuleName = (id: string) => id.replace('virtual:', '')

interface ServerBuild {
  folder: string
  input: Record<string, string>
  /** The address of a module that is in the other part; undefined for a module of this one. */
  findOther: (id: string) => string | undefined
  /** How Vite finds packages. */
  resolve?: EnvironmentOptions['resolve']
  isResolvedByNode: (id: string, importer: string | undefined) => boolean
}

function configureServerBuild({
  folder,
  input,
  findOther,
  resolve,
  isResolvedByNode,
}: ServerBuild): EnvironmentOptions {
  return {
    consumer: 'server',
    ...(resolve && { resolve }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      ssr: true,
      rolldownOptions: {
        input,
        external: (id, importer) => findOther(id) !== undefined || isResolvedByNode(id, importer),
        output: {
          entryFileNames: '[name].js',
          // All in one folder, so that the addresses of the other part are the same in every file.
          chunkFileNames: '[name]-[hash].js',
          paths: id => findOther(id) ?? id,
        },
        // Without comments that name the files: sites of the same code have the same bundle.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  }
}
