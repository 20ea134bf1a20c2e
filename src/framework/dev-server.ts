// Development: the same addresses, redirects and not-found page as the built site, painted anew at each request.
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { blockedMedia } from '../checks/blocked-media.ts'
import { describeBrokenLink } from '../checks/broken-links.ts'
import { collectLinks, findBrokenLinks, type PageLinks } from '../checks/links.ts'
import { escapeHtml } from '../content/escape-html.ts'
import { formatProblems, hasErrors, type Problem, sortProblems, withSeverities } from '../content/problem.ts'
import { mediaTypeOf } from '../outputs/media-types.ts'
import { rebaseHtml } from '../outputs/rebase.ts'
import { pageStyles } from '../pages/page-styles.ts'
import { basePathOf } from '../site-address.ts'
import { asError } from './as-error.ts'
import type { Site } from './server.ts'
import { sidebarsFiles } from './sidebars-files.ts'
import { readSitePath } from './site-path.ts'

type ServerModule = typeof import('./server.ts')
type Reading = {
  site: Site | undefined
  problems: Problem[]
  /** What stands beside the pages, from the first time it is asked for. */
  companions?: Promise<Map<string, string>>
}

/** A page; or `file`: what stands beside the pages. */
type Answer = { status: number; html: string; file?: string }

type DevServer = {
  /** Takes a file's change in: the next request sees it, and open pages ask again. */
  onFileChange: (file: string, isNewOrGone: boolean) => void
  /** Answers page requests; everything else (modules, styles, static files) is Vite's. */
  install: () => void
}

export function createDevServer(
  vite: ViteDevServer,
  { root, server, entry }: { root: string; server: string; entry: string },
): DevServer {
  let reading: Promise<Reading> | undefined
  let lastReport = ''
  const ownFiles = ['site.config.ts', ...sidebarsFiles].map(path => join(root, path))
  vite.watcher.add([join(root, 'content'), ...ownFiles])
  const told = new Set<string>()
  // Before Vite's own handlers, which stumble over addresses that cannot be decoded. Vite's addresses start with `/@` or ask for
  // an import.
  vite.middlewares.use((request, response, next) => {
    const url = request.url ?? '/'
    if (url.startsWith('/@') || /[?&]import\b/.test(url)) return next()
    if (readSitePath(url).kind === 'invalid') return void respond('/404', '/404', response).catch(next)
    addressing().then(({ base, movedTo }) => {
      const path = readSitePath(url, base, movedTo)
      if (path.kind === 'redirect') return response.writeHead(302, { location: path.to }).end()
      // Vite and its static files know no base path.
      if (path.kind === 'page') request.url = url.slice(base.length)
      next()
    }, next)
  })
  return {
    onFileChange(file, isNewOrGone) {
      const graph = vite.environments.ssr?.moduleGraph
      for (const id of isNewOrGone ? ['\0virtual:page-modules', '\0virtual:sidebars'] : []) {
        const listing = graph?.getModuleById(id)
        if (listing) graph?.invalidateModule(listing)
      }
      const isOfSite = file.startsWith(join(root, 'content')) || ownFiles.includes(file)
      if (!isOfSite && !file.startsWith(join(server, '../..'))) return
      reading = undefined
      vite.environments.client.hot.send({ type: 'custom', event: 'tickwise:update' })
    },
    install() {
      // Problems are told at the start, not when the first page is asked for.
      vite.httpServer?.once('listening', () => {
        reading ??= readContent()
        reading.catch(failure)
      })
      vite.middlewares.use(async (request, response, next) => {
        const { base } = await addressing()
        const path = readSitePath(request.originalUrl ?? '/', base)
        respond(path.kind === 'page' ? path.path : '/404', request.originalUrl ?? '/', response).catch(next)
      })
    },
  }

  async function respond(path: string, url: string, response: ServerResponse) {
    const { status, html, file } = await answer(path).catch(failure)
    const type = mediaTypeOf(file === undefined ? 'page.html' : path)
    const body = file ?? (await vite.transformIndexHtml(url, html))
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }

  async function answer(path: string): Promise<Answer> {
    const latest = await currentReading()
    const { site, problems } = latest
    if (!site || hasErrors(problems)) return { status: 500, html: problemPage(problems) }
    const file = site.routes.has(path) || extname(path) === '' ? undefined : await companion(path)
    if (file !== undefined) return { status: 200, html: '', file }
    const route = site.routes.get(path) ?? site.routes.get('/404')
    if (!route) throw new Error('The site has no not-found page.')
    const asset = `/@fs${entry}`
    const html = site.paint(route, {
      scripts: ['/@vite/client', asset],
      stylesheets: [`/@fs${join(entry, '../styles/index.css')}`],
      pageStyles: new Map(pageStyles.map(name => [name, `/@fs${join(entry, `../styles/${name}.css`)}`])),
      controls: undefined,
      searchScripts: [],
    })
    tellFaults(site, collectLinks(route.path, html))
    return { status: route.path === '/404' ? 404 : 200, html: rebaseHtml(html, basePathOf(site.content.config)) }

    async function companion(path: string): Promise<string | undefined> {
      latest.companions ??= mapOf(site?.companions() ?? [])
      return (await latest.companions).get(path)
    }
  }

  /** The base path, and where addresses moved to. Neither while the configuration cannot be read: then every address tells its problems. */
  async function addressing() {
    const { site } = await currentReading().catch(() => ({ site: undefined }))
    const base = site ? basePathOf(site.content.config) : ''
    const movedTo = (path: string) => {
      const to = path.startsWith(base) ? site?.redirects.get(path.slice(base.length)) : undefined
      return to === undefined ? undefined : encodeURI(base + to)
    }
    return { base, movedTo }
  }

  function currentReading(): Promise<Reading> {
    reading ??= readContent()
    return reading
  }

  async function readContent(): Promise<Reading> {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment.')
    const { readSite }: ServerModule = await ssr.runner.import(server)
    const result = await readSite(root, { withDrafts: true })
    const report = result.problems.length > 0 ? formatProblems(result.problems, excerptOf) : ''
    if (report !== lastReport) console.error(report || 'All problems are solved.')
    lastReport = report
    return result
  }

  /** Tells, once each, the links of a painted page that lead to no page, and what the published page would not show. (Of files and other pages' headings only a build knows.) */
  function tellFaults({ content, routes, redirects }: Site, page: PageLinks) {
    const toPages = new Set([...page.hrefs].filter(href => extname(href.replace(/[?#].*/, '')) === ''))
    const seen = { ...page, hrefs: toPages, images: new Set<string>() }
    const broken = findBrokenLinks([seen], { redirects, files: new Set(), unseen: new Set(routes.keys()) })
    const problems = [
      ...broken.flatMap(link => describeBrokenLink(link, { root, routes, drafts: new Map() })),
      ...blockedMedia([page], { root, routes }),
    ]
    const fresh = withSeverities(problems, content.config.checks).filter(({ where, what }) => !told.has(where + what))
    for (const { where, what } of fresh) told.add(where + what)
    if (fresh.length > 0) console.error(formatProblems(fresh, excerptOf))
  }

  /** A module that does not compile or throws: told in the terminal and in the page; the next edit tries again. */
  function failure(thrown: unknown): Answer {
    const error = asError(thrown)
    vite.ssrFixStacktrace(error)
    reading = undefined
    // A compiler's message holds file, line and excerpt; what is thrown while painting is told by its stack.
    const isFromCompiler = 'plugin' in error || error.message.startsWith('Transform failed')
    const told = stripVTControlCharacters(isFromCompiler ? error.message : (error.stack ?? error.message))
    console.error(told)
    return { status: 500, html: errorDocument(`<pre>${escapeHtml(told)}</pre>`) }
  }

  function problemPage(problems: Problem[]): string {
    const items = sortProblems(problems).map(
      ({ level, where, what, fix }) =>
        `<h2>${level}: ${escapeHtml(where)}</h2><p>${escapeHtml(what)}<br>${escapeHtml(fix)}</p><pre>${escapeHtml(excerptOf(where))}</pre>`,
    )
    return errorDocument(items.join('\n'))
  }

  /** The line a problem names with its neighbours, each with its number. */
  function excerptOf(where: string): string {
    const [, file, line] = /^(.*):(\d+)$/.exec(where) ?? []
    if (!file || !line) return ''
    if (!existsSync(join(root, file))) return ''
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    const number = Number(line)
    const from = Math.max(1, number - 2)
    return lines
      .slice(from - 1, number + 2)
      .map((text, index) => `${from + index === number ? '>' : ' '} ${from + index} | ${text}`)
      .join('\n')
  }
}

function errorDocument(body: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head>' +
    `<body><div id="page"><main id="main"><h1>This site has errors</h1>${body}</main></div>` +
    `<script type="module">import.meta.hot.on('tickwise:update', () => location.reload()); document.documentElement.dataset.development = ''</script></body></html>`
  )
}

async function mapOf<Key, Value>(entries: AsyncIterable<[Key, Value]> | Iterable<[Key, Value]>) {
  const map = new Map<Key, Value>()
  for await (const [key, value] of entries) map.set(key, value)
  return map
}
