// How Vite bundles the browser's code and the server bundle, and where it keeps what it makes.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { EnvironmentOptions, InlineConfig, Plugin } from 'vite'
import { stylesheetNames } from '../page-kinds/head/stylesheets.ts'
import { dropVerbHelp, inlineScripts } from './bundler-plugins.ts'
import { siteCode } from './site-code/site-code.ts'
import { isResolvedByNode } from './site-code/site-imports.ts'
import type { ReadRunnerSettings } from './site-code/virtual-modules.ts'

export interface Folders {
  /** Folder of the generator: this repository. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
}

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

/** Where a build collects its output until it replaces the previous one. */
export function getStagingFolder(out: string): string {
  return `${out}.partial`
}

/** Folder of the server bundle for the site in `root`. It is below the generator, whose packages the bundle imports. */
export function getServerBundleFolder({ generator, root }: Folders): string {
  return join(getCacheFolder(generator), createHash('sha256').update(root).digest('hex').slice(0, 12))
}

/** Cache of the browser's code, for sites that add none of their own. */
export function getBrowserBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'browser')
}

/** Cache of server bundles, shared by sites with the same code. */
export function getServerBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'server')
}

/** Cache of drawn images, shared by all sites. */
export function getImageCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'social')
}

/** Cache of compressed copies, shared by all sites. */
export function getCompressionCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'compressed')
}

/** Cache of highlighted code, one file per site. */
export function getCodeCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'code')
}

/** Cache of what the examples of pages computed, shared by all sites. */
export function getExamplesCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'examples')
}

function getCacheFolder(generator: string): string {
  return join(generator, 'node_modules/.cache/tickwise')
}

function tickwise(folders: Folders): Plugin {
  const { generator, root } = folders
  return {
    name: 'tickwise',
    config: () => ({
      appType: 'custom',
      publicDir: join(root, 'static'),
      server: { fs: { allow: [generator, root] } },
      build: {
        modulePreload: false,
        reportCompressedSize: false,
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        target: 'baseline-widely-available',
      },
      environments: { client: configureBrowserBuild(folders), ssr: configureServerBuild(folders) },
    }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      // Vite's helper waits for the stylesheets of a chunk before it runs. Chunks here import no stylesheets.
      handler: () => 'export const __vitePreload = load => load()',
    },
  }
}

export function getEntryScript(generator: string): string {
  return join(generator, 'src/entries/client.ts')
}

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

function configureServerBuild(folders: Folders): EnvironmentOptions {
  return {
    build: {
      outDir: getServerBundleFolder(folders),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input: { server: join(folders.generator, 'src/build/server-entry.ts') },
        external: (id, importer) => isResolvedByNode(id, importer, folders),
        output: { entryFileNames: '[name].js' },
        // Without comments that name the files: sites of the same code have the same bundle.
        experimental: { attachDebugInfo: 'none' },
      },
    },
  }
}
