// Development: the same addresses, redirects and not-found page as the built site, painted anew at each request.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { escapeHtml } from '../content/escape-html.ts'
import { formatProblems, type Problem, sortProblems } from '../content/problem.ts'
import type { Site } from './server.ts'
import { readSitePath } from './site-path.ts'

type ServerModule = typeof import('./server.ts')
type Reading = { site: Site | undefined; problems: Problem[] }

/** Answers page requests; everything else (modules, styles, static files) is Vite's. */
export function attachDevServer({
  vite,
  root,
  server,
  entry,
}: {
  vite: ViteDevServer
  root: string
  server: string
  entry: string
}) {
  let reading: Promise<Reading> | undefined
  let lastReport = ''
  const isOurs = (file: string) => file.startsWith(join(root, 'content')) || file === join(root, 'site.config.ts')
  const forget = () => {
    reading = undefined
  }
  vite.watcher.add([join(root, 'content'), join(root, 'site.config.ts')])
  vite.watcher.on('all', (_, file) => {
    if (isOurs(file) || file.startsWith(join(server, '../..'))) forget()
    if (isOurs(file)) vite.environments.client.hot.send({ type: 'custom', event: 'tickwise:update' })
  })

  return () => {
    vite.middlewares.use(async (request, response) => {
      const path = readSitePath(request.originalUrl ?? '/')
      if (path.kind === 'redirect') return void response.writeHead(302, { location: path.to }).end()
      const { status, html } = await answer(path.kind === 'page' ? path.path : '/404').catch(error => failure(error))
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      response.end(status === 302 ? html : await vite.transformIndexHtml(request.originalUrl ?? '/', html))
    })
  }

  async function answer(path: string): Promise<{ status: number; html: string }> {
    reading ??= readContent()
    const { site, problems } = await reading
    if (!site) return { status: 500, html: problemPage(problems) }
    const target = site.redirects.get(path)
    if (target) return { status: 200, html: `<meta http-equiv="refresh" content="0; url=${escapeHtml(target)}">` }
    const route = site.routes.get(path) ?? site.routes.get('/404')
    if (!route) throw new Error('The site has no not-found page.')
    const asset = `/@fs${entry}`
    const html = site.paint(route, {
      scripts: ['/@vite/client', asset],
      stylesheets: [`/@fs${join(entry, '../styles/index.css')}`],
    })
    return { status: route.path === '/404' ? 404 : 200, html }
  }

  async function readContent(): Promise<Reading> {
    const { ssr } = vite.environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable ssr environment.')
    const { readSite }: ServerModule = await ssr.runner.import(server)
    const result = await readSite(root, { withDrafts: true })
    const report = result.problems.length > 0 ? formatProblems(result.problems) : ''
    if (report !== lastReport) console.error(report || 'All problems are solved.')
    lastReport = report
    return result
  }

  /** A module that does not compile or throws: told in the terminal and in the page; the next edit tries again. */
  function failure(error: Error & { loc?: { file?: string; line?: number }; frame?: string }) {
    vite.ssrFixStacktrace(error)
    forget()
    const frame = error.frame ? `${error.frame}\n` : ''
    console.error(`${error.message}\n${frame}${error.stack ?? ''}`)
    const where = error.loc?.file ? `${error.loc.file}:${error.loc.line ?? 1}` : ''
    return {
      status: 500,
      html: errorDocument(
        `<h2>${escapeHtml(where)}</h2><pre>${escapeHtml(`${error.message}\n\n${frame}${error.stack ?? ''}`)}</pre>`,
      ),
    }
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
    `<script type="module">import.meta.hot.on('tickwise:update', () => location.reload()); import.meta.hot.on('vite:beforeFullReload', () => {})</script></body></html>`
  )
}
