// How Vite bundles the browser's code and the server bundle, and what the development server adds to it.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnvironmentOptions, InlineConfig, Plugin } from 'vite'
import { stylesheetNames } from '../page-kinds/head/choose-stylesheets.ts'
import { createDevServer } from './development/dev-server.ts'
import { dropVerbHelp } from './drop-verb-help.ts'
import { inlineScripts } from './inline-scripts.ts'
import { sidebarsFiles } from './sidebars-file-names.ts'
import { siteCode } from './site-code/site-code.ts'
import { isResolvedByNode } from './site-code/site-imports.ts'

export interface Folders {
  /** Folder of the generator: this repository. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
}

export function createViteConfig(folders: Folders): InlineConfig {
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
    plugins: [inlineScripts(), siteCode(folders), tickwise(folders)],
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
  const entry = getEntryScript(generator)
  let devServer: ReturnType<typeof createDevServer> | undefined
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
    resolveId: {
      order: 'pre',
      filter: { id: /^virtual:sidebars$/ },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /vite\/preload-helper|^\0virtual:sidebars$/ },
      // Vite's helper waits for the stylesheets of a chunk before it runs. Chunks here import no stylesheets.
      handler: id =>
        id.includes('vite/preload-helper')
          ? 'export const __vitePreload = load => load()'
          : generateSidebarsModule(root),
    },
    /**
     * Older Docusaurus sites write their sidebars as CommonJS, which Vite does not run in development. Only an assignment at
     * the start of a line is rewritten, as in Docusaurus' own templates: `module.exports = sidebars`.
     */
    transform: {
      filter: { id: /\/sidebars\.(?:ts|js|mjs)$/ },
      handler: code => code.replace(/^module\.exports\s*=/m, 'export default'),
    },
    configureServer(vite) {
      devServer = createDevServer(vite, { root, server: join(generator, 'src/build/read-site.ts'), entry })
      return devServer.install
    },
    hotUpdate({ type, file }) {
      if (this.environment.name !== 'ssr') return
      devServer?.onFileChange(file, type !== 'update')
      return []
    },
  }
}

function getEntryScript(generator: string): string {
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
      },
    },
  }
}

/** The code of `virtual:sidebars`: exports the name of the sidebars file and its default export, or undefined without a file. */
function generateSidebarsModule(root: string): string {
  const file = sidebarsFiles.find(path => existsSync(join(root, path)))
  if (file === undefined) return 'export default undefined'
  // A namespace import does not fail where the default export is missing, so that this is reported as an error in the file.
  return `import * as file from ${JSON.stringify(join(root, file))}\nexport default { path: ${JSON.stringify(file)}, exported: file['default'] }`
}
