// The development server: it has the addresses, redirects and not-found page of the built site, and renders a page at each
// request. Vite serves modules, styles and static files.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { resolveRequestedPath } from '../../urls/requested-path.ts'
import { sidebarsFiles } from '../sidebars-file-names.ts'
import { virtualModuleIds } from '../site-code/site-code.ts'
import { reportException } from './error-document.ts'
import { createPageResponder } from './page-responder.ts'
import { redirectOrStripBase } from './redirect-or-strip-base.ts'
import { createSiteReader } from './site-reader.ts'

interface DevServer {
  /** Makes the next request read the site again, and reloads open pages. */
  onFileChange: (file: string, isAddedOrRemoved: boolean) => void
  /** Adds the middlewares that serve pages; Vite's own run first. */
  install: () => void
}

interface DevFolders {
  /** Folder of the site. */
  root: string
  /** The module that reads and renders the site: `src/build/read-site.ts`. */
  server: string
  /** The entry script of the browser. */
  entry: string
}

export function createDevServer(vite: ViteDevServer, { root, server, entry }: DevFolders): DevServer {
  const reader = createSiteReader(vite, { root, server })
  const respond = createPageResponder({ vite, reader, root, entry })
  const siteFolders = ['content', 'components'].map(folder => join(root, folder))
  const siteFiles = ['site.config.ts', ...sidebarsFiles].map(path => join(root, path))
  vite.watcher.add([...siteFolders, ...siteFiles])
  emitMissedChanges(vite.watcher)
  // Runs before Vite's own middlewares, which fail on addresses that cannot be decoded.
  vite.middlewares.use(redirectOrStripBase(reader, respond))
  return {
    onFileChange(file, isAddedOrRemoved) {
      const isOfSite = siteFolders.some(folder => file.startsWith(`${folder}/`)) || siteFiles.includes(file)
      // An edit may change the exports of a module, and thereby the list of components and islands.
      if (isOfSite)
        forgetModules(vite, isAddedOrRemoved ? [...virtualModuleIds, '\0virtual:sidebars'] : virtualModuleIds)
      const isOfGenerator = file.startsWith(join(server, '../..'))
      if (!isOfSite && !isOfGenerator) return
      reader.invalidate()
      vite.environments.client.hot.send({ type: 'custom', event: 'tickwise:update' })
    },
    install() {
      // Reads the site now, so that authors see problems when the server starts and not when they open the first page.
      vite.httpServer?.once('listening', () =>
        reader.readCurrent().catch(thrown => {
          reader.invalidate()
          reportException(thrown, vite)
        }),
      )
      vite.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/'
        const { base } = await reader.readAddresses()
        const path = resolveRequestedPath(url, base)
        respond(path.kind === 'page' ? path.path : '/404', url, response).catch(next)
      })
    },
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

/** Undefined where there is no such file. */
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
