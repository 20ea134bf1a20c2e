// The generator as a Vite plugin: Vite bundles the browser's code and the painter's, this paints the pages.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin, Rolldown, ViteBuilder } from 'vite'
import { formatProblems } from '../content/problem.ts'
import { listFiles } from '../content/source-file.ts'
import { buildId } from './build-id.ts'
import { createDevServer } from './dev-server.ts'
import type { Assets } from './server.ts'

type Server = typeof import('./server.ts')
export type Folders = {
  /** Folder of the generator: this repository. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
}

const bare = /^[^./\0#]/

/** Imports a module by its URL, by Node and not by Vite. */
export type ImportBuilt = (url: string) => Promise<unknown>

/** Vite's configuration for a site; `importBuilt` is needed to build. */
export function viteConfig(folders: Folders, importBuilt?: ImportBuilt): InlineConfig {
  return {
    root: folders.generator,
    // A site elsewhere has no packages of its own: what its modules import is the generator's.
    resolve: { dedupe: ['react', 'react-dom'] },
    configFile: false,
    cacheDir: join(folders.generator, 'node_modules/.vite'),
    logLevel: 'warn',
    clearScreen: false,
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [tickwise(folders, importBuilt)],
  }
}

function tickwise({ generator, root, out }: Folders, importBuilt?: ImportBuilt): Plugin {
  const staging = `${out}.partial`
  const serverOut = join(
    generator,
    'node_modules/.cache/tickwise',
    createHash('sha256').update(root).digest('hex').slice(0, 12),
  )
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
          build: { outDir: staging, emptyOutDir: true, assetsInlineLimit: 0, rolldownOptions: { input: entry } },
        },
        ssr: {
          build: {
            outDir: serverOut,
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
      builder: { sharedConfigBuild: true, buildApp: builder => build(builder) },
    }),
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === 'virtual:site-config')
          return this.environment.name === 'client' ? null : join(root, 'site.config.ts')
        if (id === 'virtual:page-modules') return '\0virtual:page-modules'
        if (id === 'tickwise') return join(generator, 'src/site-config.ts')
        return null
      },
    },
    load(id) {
      // Chunks here have no stylesheets of their own, so there is nothing to wait for before they run.
      if (id.includes('vite/preload-helper')) return 'export const __vitePreload = load => load()'
      if (id !== '\0virtual:page-modules') return null
      return importPageModules(root)
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

  async function build(builder: ViteBuilder) {
    const started = performance.now()
    const { client, ssr } = builder.environments
    if (!client || !ssr) throw new Error('Vite has no client or ssr environment.')
    const [clientOutput] = await Promise.all([builder.build(client), builder.build(ssr)])
    const bundled = performance.now()
    if (!importBuilt) throw new Error('A build needs `importBuilt`.')
    const { buildSite } = (await importBuilt(pathToFileURL(join(serverOut, 'server.js')).href)) as Server
    const { problems, pages, files } = await buildSite({
      root,
      out: staging,
      assets: readAssets(clientOutput as Rolldown.RolldownOutput),
    })
    if (problems.length > 0) console.error(formatProblems(problems))
    if (problems.some(problem => problem.level === 'error')) {
      rmSync(staging, { recursive: true, force: true })
      throw new BuildFailure()
    }
    writeFileSync(join(staging, '.build-id'), buildId(generator, root))
    rmSync(out, { recursive: true, force: true })
    renameSync(staging, out)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    console.log(`bundled scripts and styles in ${seconds(started, bundled)} s`)
    console.log(`wrote ${pages} pages, ${files} files in ${seconds(bundled, performance.now())} s`)
  }
}

/** The build's problems are printed already; the process has only to end with code 1. */
export class BuildFailure extends Error {}

/** Whether `out` was built from the present state of the generator and the site. */
export function isUpToDate({ generator, root, out }: Folders): boolean {
  const stamp = join(out, '.build-id')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === buildId(generator, root)
}

/** A module that exports the site's page modules: path -> exports. */
function importPageModules(root: string): string {
  const paths = listFiles(root, 'content/pages').filter(path => path.endsWith('.tsx'))
  const imports = paths.map((path, index) => `import * as page${index} from ${JSON.stringify(join(root, path))}`)
  const entries = paths.map((path, index) => `${JSON.stringify(path)}: page${index}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

function readAssets({ output }: Rolldown.RolldownOutput): Assets {
  const scripts = output.filter(file => file.type === 'chunk' && file.isEntry).map(file => `/${file.fileName}`)
  const stylesheets = output.filter(file => file.fileName.endsWith('.css')).map(file => `/${file.fileName}`)
  return { scripts, stylesheets }
}
