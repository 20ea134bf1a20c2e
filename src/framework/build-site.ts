import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../checks/check-site.ts'
import { collectLinks } from '../checks/links.ts'
import { pageSource } from '../checks/page-source.ts'
import { hasErrors, type Problem, withSeverities } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import { listFiles } from '../content/source-file.ts'
import { offlinePath, serviceWorkerPath } from '../offline/addresses.ts'
import { openCodeCache } from '../outputs/code-cache.ts'
import { hostingOf } from '../outputs/hosting.ts'
import { hostingFiles } from '../outputs/hosting-files.ts'
import { rebaseCss, rebaseHtml } from '../outputs/rebase.ts'
import { redirectPage, redirectScript } from '../outputs/redirects.ts'
import { serviceWorkerFile } from '../outputs/service-worker.ts'
import { summarizeRedirects } from '../outputs/summarize-redirects.ts'
import { type Page, type Route, shortLinkRewrites } from '../routes.ts'
import { basePathOf } from '../site-address.ts'
import { type SocialImage, socialImages } from '../social/social-images.ts'
import { asError } from './as-error.ts'
import { type Assets, readSite, type Site } from './server.ts'
import { createSiteWriter, type Write } from './site-writer.ts'

type BuildResult = {
  problems: Problem[]
  pages: number
  files: number
  images: SocialImage[]
  /** Whether compressed copies are wanted. */
  precompress: boolean
}

/**
 * Writes the site below `out`, which already holds the built assets and static files: all but `images`, which are still
 * to be drawn. When a problem is an error, what was written is not to be served.
 */
export async function buildSite({
  root,
  out,
  assets,
  codeCache,
  asksOtherSites,
}: {
  root: string
  out: string
  assets: Assets
  /** Folder where coloured code is kept from build to build. */
  codeCache: string
  /** Whether links to other sites are followed even if the configuration does not ask for it. */
  asksOtherSites: boolean
}): Promise<BuildResult> {
  const code = openCodeCache(codeCache, root)
  const { site, problems } = await readSite(root, { withDrafts: false, withCodeCache: code.keeping })
  code.finish()
  const isSound = !hasErrors(problems)
  if (!site) return { problems, pages: 0, files: 0, images: [], precompress: false }
  const { write, written } = createSiteWriter(out)
  const assetsOf = withAuthoredStyles(site.content, assets, write)
  const pages = [...site.routes.values()].map(route => {
    const html = paintOrReport(() => site.paint(route, assetsOf(route)), route, isSound ? problems : [])
    write(htmlFile(route.path), rebaseHtml(html, basePathOf(site.content.config)))
    return collectLinks(route.path, html)
  })
  // What is made of all pages is made of sound ones alone.
  if (isSound) await writeCompanions(site, write)
  if (isSound && site.content.config.offline) write(serviceWorkerPath, await serviceWorker(site, assets, out))
  const files = new Set([...listFiles(out, '.').map(path => `/${path}`), ...site.content.assets.keys()])
  const { checks } = site.content.config
  const images = socialImages(site.content)
  const found = await checkSite({
    root,
    site,
    pages,
    files,
    written: new Set([...written, ...images.map(({ path }) => path)]),
    problems,
    asksOtherSites: asksOtherSites || checks.externalLinks === 'warning',
    readDrafts: () => readDrafts(root),
  })
  const severities = asksOtherSites ? { ...checks, externalLinks: 'warning' as const } : checks
  return {
    problems: withSeverities([...problems, ...((await site.search?.())?.problems ?? []), ...found], severities),
    pages: pages.length,
    files: files.size,
    images,
    precompress: site.content.config.precompress,
  }
}

/** What drafts there are, by the addresses they have in development. */
async function readDrafts(root: string): Promise<Map<string, string>> {
  const { site } = await readSite(root, { withDrafts: true })
  return new Map(
    [...(site?.routes ?? [])].flatMap(([path, { page }]) => (isDraft(page) ? [[path, pageSource(page) ?? path]] : [])),
  )
}

function isDraft(page: Page): boolean {
  if (page.kind === 'doc') return page.doc.isDraft
  if (page.kind === 'post') return page.post.isDraft
  return page.kind === 'markdown' && page.page.isDraft
}

async function writeCompanions({ content, redirects, companions }: Site, write: Write) {
  for await (const [path, text] of companions()) write(path, text)
  for (const [from, to] of redirects) write(htmlFile(from), redirectPage(to, content.config))
  if (redirects.size > 0) write(redirectScript.path, redirectScript.text)
  for (const [url, file] of content.assets) write(url, readFileSync(file))
  for (const [path, text] of hostingFiles(hostingOf(content.config, redirects))) write(path, text)
}

/**
 * A component that throws is told like an author's mistake, and the other pages are still looked at. (On a site with
 * errors it may throw for what they left out, so that nobody is told.)
 */
function paintOrReport(paint: () => string, { path, page }: Route, problems: Problem[]): string {
  try {
    return paint()
  } catch (error) {
    problems.push({
      level: 'error',
      where: pageSource(page) ?? `the page ${path}`,
      what: `The page ${path} throws while it is rendered: ${asError(error).message}`,
      fix: 'Correct its component; it is rendered at build, where there is no browser.',
    })
    return ''
  }
}

/** Pages that use a style written inline get its stylesheet; the others do without. */
function withAuthoredStyles(
  { authoredCss: written, config }: SiteContent,
  assets: Assets,
  write: Write,
): (route: Route) => Assets {
  const authoredCss = rebaseCss(written, basePathOf(config))
  if (authoredCss === '') return () => assets
  const hash = createHash('sha256').update(authoredCss).digest('hex').slice(0, 8)
  const stylesheet = `/assets/authored-${hash}.css`
  write(stylesheet, authoredCss)
  const withStyles = { ...assets, stylesheets: [...assets.stylesheets, stylesheet] }
  return ({ page }) => (bodiesOf(page).some(html => /class="[^"]*\bs-[\da-f]{8}\b/.test(html)) ? withStyles : assets)
}

function bodiesOf(page: Page): string[] {
  if (page.kind === 'markdown') return [page.page.html]
  if (page.kind === 'doc') return [page.doc.html]
  if (page.kind === 'post') return [page.post.html]
  return 'list' in page ? page.list.posts.map(post => post.previewHtml) : []
}

/** A worker that saves what every page and search need, as far as it is there, and the page that stands in for others. */
async function serviceWorker(
  { content, routes, redirects, search }: Site,
  assets: Assets,
  out: string,
): Promise<string> {
  const { scripts, stylesheets, pageStyles, searchScripts } = assets
  const later = [assets.controls, pageStyles.get('controls'), pageStyles.get('rich')].filter(path => path !== undefined)
  const { logo, favicon } = content.config
  const files = [logo.src, favicon].map(path => [path, join(out, path)] as const).filter(([, file]) => existsSync(file))
  const named = [...files, [offlinePath, join(out, htmlFile(offlinePath))] as const]
  const index = (await search?.())?.address
  const base = basePathOf(content.config)
  return serviceWorkerFile({
    hashed: [...scripts, ...later, ...stylesheets],
    named: new Map(named.map(([path, file]) => [path, readFileSync(file)])),
    search:
      index === undefined ? [] : [...searchScripts, pageStyles.get('search'), index].filter(path => path !== undefined),
    moved: summarizeRedirects({
      redirects,
      routes: new Set(routes.keys()),
      rewrites: shortLinkRewrites(content.config),
      base,
    }),
    base,
  })
}

function htmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
