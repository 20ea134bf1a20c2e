import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { findBrokenLinks } from '../../checks/broken-links.ts'
import { describeBrokenLink } from '../../checks/link-problems.ts'
import { findBlockedMedia } from '../../checks/media.ts'
import { collectLinks, type PageLinks } from '../../checks/page-links.ts'
import { applySeverities, formatProblems, hasErrors } from '../../content/input/problem.ts'
import { readText } from '../../lib/memo.ts'
import { addBasePathToHtml } from '../../outputs/add-base-path.ts'
import { getMediaType } from '../../outputs/hosting/media-types.ts'
import { orderComponentStyles, stylesheetNames } from '../../page-kinds/head/stylesheets.ts'
import { stripQueryAndHash } from '../../urls/addresses.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets, BuiltSite } from '../assemble-site.ts'
import { formatExcerpt, renderProblemsDocument, reportException } from './error-document.ts'
import type { SiteReader } from './site-reader.ts'

/** A page, the text of a file beside the pages, such as a feed or a Markdown twin, or the page that shows what is wrong. */
type PageResponse =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'file'; text: string }
  | { kind: 'error'; html: string }

/** Answers a request for `path` of the site; `url` is the address as the browser asked for it. */
export type Respond = (path: string, url: string, response: ServerResponse) => Promise<void>

interface Dependencies {
  vite: ViteDevServer
  reader: SiteReader
  root: string
  entry: string
}

export function createPageResponder({ vite, reader, root, entry }: Dependencies): Respond {
  const assets = listDevAssets(entry)
  const reportPageProblems = createPageProblemReporter(root)
  return async (path, url, response) => {
    const answer = await answerPath(path).catch(answerException)
    if (answer.kind === 'file') return send(response, { status: 200, type: getMediaType(path), body: answer.text })
    const type = getMediaType('page.html')
    if (answer.kind === 'page') return send(response, { status: answer.status, type, body: answer.html })
    // Its script is in the page, where only Vite can give it `import.meta.hot`.
    send(response, { status: 500, type, body: await vite.transformIndexHtml(url, answer.html) })
  }

  async function answerPath(path: string): Promise<PageResponse> {
    const { site, problems, companions } = await reader.readFor(path)
    if (!site || hasErrors(problems)) return { kind: 'error', html: renderProblemsDocument(problems, root) }
    const isFile = extname(path) !== '' && !site.routes.has(path)
    const text = isFile ? (findOutput(site, path) ?? (await companions()).get(path)) : undefined
    if (text !== undefined) return { kind: 'file', text: readText(text) }
    const route = site.routes.get(path) ?? site.routes.get('/404')
    if (!route) throw new Error('The site has no not-found page.')
    const componentStylesheetUrls = orderComponentStyles(route.componentStylesheets, site.componentCssByFile).map(
      file => `/@fs${file}?direct`,
    )
    const html = site.renderPage(route, { ...assets, componentStylesheetUrls }).read()
    reportPageProblems(site, route.path, html)
    const status = route.path === '/404' ? 404 : 200
    return { kind: 'page', status, html: addBasePathToHtml(html, getBasePath(site.content.config)) }
  }

  /** For modules that do not compile or that throw. The next edit may mend them, so the site is read again. */
  function answerException(thrown: unknown): PageResponse {
    reader.invalidate()
    return { kind: 'error', html: reportException(thrown, vite) }
  }
}

/** Scripts and styles as Vite serves them from their sources; the controls and search are imported by the entry. */
function listDevAssets(entry: string): Assets {
  const styles = join(entry, '../../styles')
  return {
    scripts: ['/@vite/client', `/@fs${entry}`],
    otherStylesheetUrls: [],
    urlByStylesheet: new Map(stylesheetNames.map(name => [name, `/@fs${join(styles, `${name}.css`)}`])),
    controls: undefined,
    searchScripts: [],
    sessionFiles: [],
    exerciseFiles: [],
  }
}

/** The text of a file that the configuration's `outputs` return. */
function findOutput({ outputs }: BuiltSite, path: string): string | undefined {
  return outputs.find(([own]) => own === path)?.[1]
}

function send(response: ServerResponse, { status, type, body }: { status: number; type: string; body: string }) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

/**
 * Prints, once each, what a build would say about a rendered page: links to pages that do not exist, anchors of the
 * page itself that do not exist, and media that the security policy blocks. Links to files and to anchors of other
 * pages are left to the build, which has rendered all pages.
 */
function createPageProblemReporter(root: string): (site: BuiltSite, path: string, html: string) => void {
  const reported = new Set<string>()
  return (site, path, html) => {
    const { routes, content } = site
    const page = collectLinks(path, html)
    const problems = [
      ...findBrokenPageLinks(page, site).flatMap(link => describeBrokenLink(link, { root, routes, drafts: new Map() })),
      ...findBlockedMedia([page], { root, routes }, content.config.embeds),
    ]
    const fresh = applySeverities(problems, content.config.checks).filter(
      ({ where, what }) => !reported.has(where + what),
    )
    for (const { where, what } of fresh) reported.add(where + what)
    if (fresh.length > 0) console.error(formatProblems(fresh, where => formatExcerpt(root, where)))
  }
}

function findBrokenPageLinks(page: PageLinks, { routes, redirects }: BuiltSite) {
  const hrefs = new Set([...page.hrefs].filter(isPageLink))
  const targets = { redirects, files: new Set<string>(), unseen: new Set(routes.keys()) }
  return findBrokenLinks([{ ...page, hrefs, images: new Set() }], targets)
}

/** Addresses of pages have no extension: `/docs/joins#as-of`, but not `/feed.xml?a=b`. */
function isPageLink(href: string): boolean {
  return extname(stripQueryAndHash(href)) === ''
}
