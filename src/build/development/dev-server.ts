import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Connect, createServer, type Plugin, type ViteDevServer } from 'vite'
import { findUnreadableConfig } from '../../checks/site-files.ts'
import { isAtOrBelow } from '../../urls/addresses.ts'
import { resolveRequestedPath } from '../../urls/requested-path.ts'
import { type Folders, getEntryScript } from '../folders.ts'
import { PortInUseError, reportProblems } from '../report-problems.ts'
import { sidebarsFiles } from '../site-code/code-files.ts'
import { listDependencyFolders } from '../site-code/site-imports.ts'
import { virtualModuleIds } from '../site-code/virtual-modules.ts'
import { createViteConfig } from '../vite-config.ts'
import { reportException } from './error-document.ts'
import { createPageResponder, type Respond } from './page-responder.ts'
import { type RunningGenerator, runGenerator } from './running-generator.ts'
import { createSiteReader, refreshOpenPages, type SiteReader } from './site-reader.ts'

/** Starts the development server. Rejects with PortInUseError when the port is taken, with BuildFailure without a readable configuration. */
export async function startDevServer(folders: Folders, port: number) {
  reportProblems(findUnreadableConfig(folders.root))
  const generator = runGenerator(folders)
  const readRunner = async () => {
    const { readSiteConfig } = await generator.load()
    const code = await generator.loadSiteCode(server)
    // Reading the site reports mistakes in the configuration.
    return readSiteConfig(folders.root, code.config).config?.runner ?? {}
  }
  const { plugins, ...config } = createViteConfig(folders, readRunner)
  const server = await createServer({
    ...config,
    plugins: [generator.plugin, plugins, sitePages(folders, generator)],
    optimizeDeps,
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      watch: { ignored: [isUnwatched(folders)] },
      fs: { allow: [folders.generator, folders.root, ...listDependencyFolders(folders.generator)] },
    },
  })
  await server.listen().catch(error => {
    // Vite's error has no code, only this message: `Port 3000 is already in use`.
    throw /port \d+ is already in use/i.test(String(error)) ? new PortInUseError() : error
  })
  console.log(`developing ${folders.root} at http://localhost:${port}`)
}

/**
 * Packages that Vite converts for browsers before they are asked for. By itself it finds those that code outside of
 * `node_modules` imports, and an installed generator is inside. The interpreter is TypeScript, compiled module by module.
 */
const optimizeDeps = {
  include: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  exclude: ['@tickwise/q'],
}

/** Whether a path is of the generator and no part of development. To find all these files would delay the first page by a tenth. */
function isUnwatched({ generator, root }: Folders): (path: string) => boolean {
  const folders = ['tests', 'bench', 'tools'].map(folder => join(generator, folder))
  return path => folders.some(folder => isAtOrBelow(path, folder)) && !isAtOrBelow(path, root)
}

/**
 * Vite plugin: serves the site with the addresses, redirects and not-found page of the built one, and renders a page at
 * each request. Vite itself serves modules, styles and static files.
 */
function sitePages(folders: Folders, running: RunningGenerator): Plugin {
  const { generator, root } = folders
  const siteFolders = ['content', 'components'].map(folder => join(root, folder))
  const siteFiles = ['site.config.ts', ...sidebarsFiles].map(path => join(root, path))
  let reader: SiteReader | undefined
  return {
    name: 'tickwise:site-pages',
    configureServer(vite) {
      reader = createSiteReader(vite, running, folders)
      const respond = createPageResponder({ vite, reader, root, entry: getEntryScript(generator) })
      vite.watcher.add([...siteFolders, ...siteFiles])
      emitMissedChanges(vite.watcher)
      readWhenStarted(vite, reader)
      // Runs before Vite's own middlewares, which fail on addresses that cannot be decoded.
      vite.middlewares.use(redirectOrStripBase(reader, respond))
      const servePages = createPageMiddleware(reader, respond)
      return () => vite.middlewares.use(servePages)
    },
    /** Makes the next request read the site again, and reloads open pages. */
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return
      const isOfSite = siteFolders.some(folder => file.startsWith(`${folder}/`)) || siteFiles.includes(file)
      const isOfGenerator = ['src', 'q'].some(folder => file.startsWith(`${join(generator, folder)}/`))
      // An edit may change the exports of a module, and thereby the list of components and islands.
      if (isOfSite) forgetModules(server, virtualModuleIds)
      if (isOfGenerator) running.invalidate(server)
      if (isOfSite || isOfGenerator) {
        reader?.invalidate()
        refreshOpenPages(server)
      }
      return []
    },
  }
}

/**
 * Reads the site when the server starts, so that authors see problems then and not when they open the first page. A browser that
 * is waiting for the server asks for its page before that, and gets it first.
 */
function readWhenStarted(vite: ViteDevServer, reader: SiteReader) {
  vite.httpServer?.once('listening', async () => {
    await setTimeout(100)
    await reader.readCurrent().catch(thrown => {
      reader.invalidate()
      reportException(thrown, vite)
    })
  })
}

/** Middleware that answers what Vite's own have left: pages, and files beside the pages. */
function createPageMiddleware(reader: SiteReader, respond: Respond): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const url = request.originalUrl ?? '/'
    const { base } = await reader.readAddresses(url)
    const path = resolveRequestedPath(url, base)
    respond(path.kind === 'page' ? path.path : '/404', url, response).catch(next)
  }
}

/**
 * Emits the second of two quick changes to a file. Vite's watcher, chokidar, drops a change that follows another one within
 * 50 ms, as when a formatter writes the file right after the editor.
 */
function emitMissedChanges(watcher: ViteDevServer['watcher']) {
  watcher.on('change', async file => {
    const changedAt = getModifiedTime(file)
    await setTimeout(100)
    const lastChangedAt = getModifiedTime(file)
    if (lastChangedAt !== changedAt && lastChangedAt !== undefined) watcher.emit('change', file)
  })
}

/** Undefined if the file does not exist. */
function getModifiedTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** Makes Vite generate these virtual modules again. */
function forgetModules({ environments }: ViteDevServer, ids: string[]) {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const id of ids) {
      const module = moduleGraph.getModuleById(id)
      if (module) moduleGraph.invalidateModule(module)
    }
  }
}

/**
 * Middleware: redirects as the built site does, answers addresses that cannot be decoded with the not-found page, and
 * takes the base path off all others, since Vite and its static files do not know it.
 */
export function redirectOrStripBase(reader: SiteReader, respond: Respond): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/'
    if (isViteUrl(url)) return next()
    if (resolveRequestedPath(url).kind === 'invalid') return void respond('/404', '/404', response).catch(next)
    reader.readAddresses(url).then(({ base, redirectOf }) => {
      const path = resolveRequestedPath(url, base, redirectOf)
      if (path.kind === 'redirect') return response.writeHead(302, { location: path.to }).end()
      if (path.kind === 'page') request.url = url.slice(base.length)
      next()
    }, next)
  }
}

/** Vite's own addresses start with `/@`, such as `/@vite/client`, or carry `?import`. */
function isViteUrl(url: string): boolean {
  return url.startsWith('/@') || /[?&]import\b/.test(url)
}
