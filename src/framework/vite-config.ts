// How Vite bundles the browser's code and the painter's, and how development answers.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { listFiles } from '../content/source-file.ts'
import { pageStyles } from '../pages/page-styles.ts'
import { createDevServer } from './dev-server.ts'
import { inlineScripts } from './inline-script.ts'
import { sidebarsFiles } from './sidebars-files.ts'
import { checkSiteModules } from './site-modules.ts'

export type Folders = {
  /** Folder of the generator: this repository. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
}

const bare = /^[^./\0#]/

export function viteConfig(folders: Folders): InlineConfig {
  return {
    root: folders.generator,
    // A site elsewhere has no packages of its own: what its modules import is the generator's.
    resolve: { dedupe: ['react', 'react-dom'] },
    configFile: false,
    cacheDir: join(folders.generator, 'node_modules/.vite'),
    logLevel: 'warn',
    clearScreen: false,
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [inlineScripts(), checkSiteModules(folders.root), tickwise(folders)],
  }
}

/** Where a build gathers its output before that takes the place of the last one. */
export function stagingFolder(out: string): string {
  return `${out}.partial`
}

/** Where the bundled painter of the site in `root` lies: below the generator, whose packages it imports. */
export function painterFolder({ generator, root }: Folders): string {
  return join(cacheFolder(generator), createHash('sha256').update(root).digest('hex').slice(0, 12))
}

/** Where drawn images are kept, of all sites together. */
export function imageCacheFolder({ generator }: Folders): string {
  return join(cacheFolder(generator), 'social')
}

/** Where compressed copies are kept, of all sites together. */
export function compressionCacheFolder({ generator }: Folders): string {
  return join(cacheFolder(generator), 'compressed')
}

/** Where coloured code is kept, a file for each site. */
export function codeCacheFolder({ generator }: Folders): string {
  return join(cacheFolder(generator), 'code')
}

function cacheFolder(generator: string): string {
  return join(generator, 'node_modules/.cache/tickwise')
}

function tickwise(folders: Folders): Plugin {
  const { generator, root, out } = folders
  let devServer: ReturnType<typeof createDevServer> | undefined
  const entry = join(generator, 'src/client.ts')
  const server = join(generator, 'src/framework/server.ts')
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
      environments: {
        client: {
          build: {
            outDir: stagingFolder(out),
            emptyOutDir: true,
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: [entry, ...pageStyles.map(name => join(generator, `src/styles/${name}.css`))],
              // What the entry shares with later chunks stays in the entry: no second request before it runs.
              output: { codeSplitting: { groups: [{ name: 'client', test: id => id === entry }] } },
              preserveEntrySignatures: 'allow-extension',
            },
          },
        },
        ssr: {
          build: {
            outDir: painterFolder(folders),
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: {
              input: { server },
              external: id => bare.test(id) && !id.startsWith('virtual:') && id !== 'tickwise',
              output: { entryFileNames: '[name].js' },
            },
          },
        },
      },
    }),
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === 'virtual:site-config')
          return this.environment.name === 'client' ? null : join(root, 'site.config.ts')
        if (id === 'virtual:page-modules') return '\0virtual:page-modules'
        if (id === 'virtual:sidebars') return `\0${id}`
        if (id === 'tickwise') return join(generator, 'src/site-config.ts')
        return null
      },
    },
    load(id) {
      // Chunks here have no stylesheets of their own, so there is nothing to wait for before they run.
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = load => load()'
      if (id === '\0virtual:sidebars') return importSidebars(root)
      if (id !== '\0virtual:page-modules') return null
      return importPageModules(root)
    },
    /** Sidebars of older sites are CommonJS, which development does not run. */
    transform: {
      filter: { id: /\/sidebars\.[cm]?[jt]s$/ },
      handler: code => code.replace(/^module\.exports\s*=/m, 'export default'),
    },
    configureServer(vite) {
      devServer = createDevServer(vite, { root, server, entry })
      return devServer.install
    },
    hotUpdate({ type, file }) {
      if (this.environment.name !== 'ssr') return
      devServer?.onFileChange(file, type !== 'update')
      return []
    },
  }
}

/** A module that exports the site's page modules: path -> exports. */
function importPageModules(root: string): string {
  const paths = listFiles(root, 'content/pages').filter(path => path.endsWith('.tsx'))
  const imports = paths.map((path, index) => `import * as page${index} from ${JSON.stringify(join(root, path))}`)
  const entries = paths.map((path, index) => `${JSON.stringify(path)}: page${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

/** A module that exports what the site says of its sidebars: the file's name and its default export; undefined without one. */
function importSidebars(root: string): string {
  const file = sidebarsFiles.find(path => existsSync(join(root, path)))
  if (file === undefined) return 'export default undefined'
  // As a namespace: a file without a default export is told as what it is, a wrong sidebars file.
  return `import * as file from ${JSON.stringify(join(root, file))}\nexport default { path: ${JSON.stringify(file)}, exported: file['default'] }`
}
