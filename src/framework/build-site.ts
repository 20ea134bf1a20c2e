import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BrokenLink, collectLinks, findBrokenLinks } from '../checks/links.ts'
import { missingPictures } from '../checks/missing-pictures.ts'
import { pageSource } from '../checks/page-source.ts'
import { type Problem, placeOf } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import { listFiles, readSource } from '../content/source-file.ts'
import { offlinePath, serviceWorkerPath } from '../offline/addresses.ts'
import { hostingOf } from '../outputs/hosting.ts'
import { hostingFiles } from '../outputs/hosting-files.ts'
import { rebaseCss, rebaseHtml } from '../outputs/rebase.ts'
import { redirectPage, redirectScript } from '../outputs/redirects.ts'
import { serviceWorkerFile } from '../outputs/service-worker.ts'
import type { Page, Route } from '../routes.ts'
import { basePathOf } from '../site-address.ts'
import { type SocialImage, socialImages } from '../social/social-images.ts'
import { type Assets, readSite, type Site } from './server.ts'

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
}: {
  root: string
  out: string
  assets: Assets
}): Promise<BuildResult> {
  const { site, problems } = await readSite(root, { withDrafts: false })
  if (!site) return { problems, pages: 0, files: 0, images: [], precompress: false }
  const write = createWriter(out)
  const assetsOf = withAuthoredStyles(site.content, assets, write)
  const pages = [...site.routes.values()].map(route => {
    const html = paintOrReport(() => site.paint(route, assetsOf(route)), route, problems)
    write(htmlFile(route.path), rebaseHtml(html, basePathOf(site.content.config)))
    return collectLinks(route.path, html)
  })
  await writeCompanions(site, out, write)
  if (site.content.config.offline) write(serviceWorkerPath, serviceWorker(site, assets, out))
  const files = new Set(listFiles(out, '.').map(path => `/${path}`))
  const broken = findBrokenLinks(pages, { redirects: site.redirects, files })
  return {
    problems: [
      ...problems,
      ...(site.search?.().problems ?? []),
      ...missingPictures(site.content.config, files, readSource(root, 'site.config.ts')),
      ...broken.flatMap(link => describe(link, site, root)),
    ],
    pages: pages.length,
    files: files.size,
    images: socialImages(site.content),
    precompress: site.content.config.precompress,
  }
}

const fewPages = 5

type Write = (path: string, text: string) => void

function createWriter(out: string): Write {
  const folders = new Set<string>()
  return (path, text) => {
    const file = join(out, path)
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(file, text)
  }
}

async function writeCompanions({ content, redirects, companions }: Site, out: string, write: Write) {
  for (const [path, text] of await companions()) write(path, text)
  for (const [from, to] of redirects) write(htmlFile(from), redirectPage(to, content.config))
  if (redirects.size > 0) write(redirectScript.path, redirectScript.text)
  for (const [url, file] of content.assets) {
    mkdirSync(dirname(join(out, url)), { recursive: true })
    copyFileSync(file, join(out, url))
  }
  for (const [path, text] of hostingFiles(hostingOf(content.config, redirects))) write(path, text)
}

/** A component that throws is told like an author's mistake, and the other pages are still looked at. */
function paintOrReport(paint: () => string, { path, page }: Route, problems: Problem[]): string {
  try {
    return paint()
  } catch (error) {
    problems.push({
      level: 'error',
      where: pageSource(page) ?? `the page ${path}`,
      what: `The page ${path} throws while it is rendered: ${(error as Error).message}`,
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

/** A worker that saves what every page needs, as far as it is there, and the page that stands in for others. */
function serviceWorker({ content }: Site, { scripts, controls, stylesheets }: Assets, out: string): string {
  const { logo, favicon } = content.config
  const files = [logo.src, favicon].map(path => [path, join(out, path)] as const).filter(([, file]) => existsSync(file))
  const named = [...files, [offlinePath, join(out, htmlFile(offlinePath))] as const]
  return serviceWorkerFile({
    hashed: [...scripts, ...(controls ? [controls] : []), ...stylesheets],
    named: new Map(named.map(([path, file]) => [path, readFileSync(file)])),
    base: basePathOf(content.config),
  })
}

function htmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** A link on a few pages is told for each of them; one on many stands in the shell or the configuration and is told once. */
function describe({ paths, href, kind, suggestion }: BrokenLink, { routes }: Site, root: string): Problem[] {
  const isLink = kind === 'link'
  const what = isLink
    ? `The link \`${href}\` leads to no page of this site.`
    : `The link \`${href}\` leads to a heading that its page does not have.`
  const fix = suggestion
    ? `Did you mean \`${isLink ? suggestion : `#${suggestion}`}\`?`
    : 'Correct the link, or remove it.'
  const places =
    paths.length > fewPages
      ? [`${paths.length} pages, such as ${paths[0]} (a link of the navbar or the footer?)`]
      : paths.map(placeOfLink)
  return places.map(where => ({ level: isLink ? 'error' : 'warning', where, what, fix }))

  function placeOfLink(path: string): string {
    const page = routes.get(path)?.page
    const file = page && pageSource(page)
    return file ? placeOf(readSource(root, file), href) : `the page ${path}`
  }
}
