import { readFileSync } from 'node:fs'
import { checkSite } from '../../checks/check-site.ts'
import { collectLinks, type PageLinks } from '../../checks/page-links.ts'
import type { StartingPoint } from '../../content/input/data-files.ts'
import { applySeverities, hasErrors, type Problem } from '../../content/input/problem.ts'
import { listArticles, type SiteContent } from '../../content/site-content.ts'
import { awaitLater } from '../../lib/await-later.ts'
import type { Memo } from '../../lib/memo.ts'
import { toError } from '../../lib/to-error.ts'
import { addBasePathToHtml } from '../../outputs/add-base-path.ts'
import { getHostRequirements } from '../../outputs/hosting/host-requirements.ts'
import { makeHostingFiles } from '../../outputs/hosting/hosting-files.ts'
import { makeRedirectPage, redirectScript } from '../../outputs/hosting/redirect-page.ts'
import { listUniqueImages, type SocialImageTexts } from '../../page-kinds/head/social-image-texts.ts'
import type { Route } from '../../page-kinds/route.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { getBasePath } from '../../urls/site-url.ts'
import { type Assets, assembleSite, type BuiltSite, type SiteCode } from '../assemble-site.ts'
import { getHtmlFile, type OutputFolder, type Write } from './output-folder.ts'
import { writeAuthoredStyles, writeComponentStyles } from './page-stylesheets.ts'
import { writeServiceWorker } from './write-service-worker.ts'

interface Options {
  root: string
  config: SiteConfig
  code: SiteCode
  codeVersion: string | undefined
  output: OutputFolder
  assets: Assets
  memo: Memo
  /** Runs the q examples of these Markdown files, and the programs that the console offers. */
  checkExamples: (files: string[], startingPoints: readonly StartingPoint[]) => Promise<Problem[]>
  /** Draws the images that pages are shared with. */
  drawImages: (images: SocialImageTexts[]) => void
  /** Whether links to other sites are followed even if the configuration does not ask for it. */
  checksExternalLinks: boolean
}

interface WrittenSite {
  problems: Problem[]
  pages: number
  files: number
  /** Whether the configuration asks for compressed copies. */
  precompress: boolean
}

/**
 * Writes the site into `output`, which already holds the bundled assets and the static files. Must not be served when one
 * of the problems is an error.
 */
export async function writeSite(options: Options): Promise<WrittenSite> {
  const { root, config, output, assets, memo, checkExamples, drawImages, checksExternalLinks } = options
  const { site, problems } = await assembleSite({ ...options, includesDrafts: false })
  if (!site) return { problems, pages: 0, files: 0, precompress: false }
  const hasReadErrors = hasErrors(problems)
  const { write, written } = output
  const copied = output.paths.length

  const images = listUniqueImages(site.routes.values())
  const imagePaths = images.map(({ path }) => path)
  // Both go on in the background while pages are rendered; the short one comes first.
  const exampleProblems =
    config.checks.examples === 'off'
      ? Promise.resolve([])
      : awaitLater(checkExamples(listSources(site.content), site.content.qData.startingPoints))
  if (!hasReadErrors) drawImages(images)

  const rendered = renderPages(site, assets, { write, memo })
  if (!hasReadErrors) {
    // Not with errors: then a component may throw only because content was left out.
    problems.push(...rendered.problems)
    problems.push(...(await writeCompanions(site, output)))
    const { componentStylesheetUrls } = rendered
    if (config.offline) await writeServiceWorker({ site, assets, componentStylesheetUrls, output })
  }

  const ofImages = new Set(imagePaths)
  const present = [...written.keys()].filter(path => !ofImages.has(path))
  const files = new Set([...present, ...site.content.assets.keys()])
  const found = await checkSite({
    root,
    site,
    pages: rendered.pages,
    files,
    written: new Set([...output.paths.slice(copied), ...imagePaths]),
    problems,
    followsExternalLinks: checksExternalLinks || config.checks.externalLinks === 'warning',
    readDrafts: () => readDrafts(options),
  })
  problems.push(...(await exampleProblems))
  const searchProblems = (await site.search?.())?.problems ?? []
  const severities = checksExternalLinks ? { ...config.checks, externalLinks: 'warning' as const } : config.checks
  return {
    problems: applySeverities([...problems, ...searchProblems, ...found], severities),
    pages: rendered.pages.length,
    files: files.size,
    precompress: config.precompress,
  }
}

/** The Markdown files of all docs, posts and pages. */
function listSources(content: SiteContent): string[] {
  return listArticles(content).map(({ file }) => file)
}

/** The files of drafts, by the addresses that they have in development. */
async function readDrafts(options: Options): Promise<Map<string, string>> {
  const { site } = await assembleSite({ ...options, includesDrafts: true })
  const drafts = [...(site?.routes.values() ?? [])].filter(({ isDraft }) => isDraft)
  return new Map(drafts.map(({ path, name }) => [path, name]))
}

interface RenderedPages {
  pages: PageLinks[]
  problems: Problem[]
  /** Addresses of the stylesheets that were written for pages with components of the site. */
  componentStylesheetUrls: string[]
}

/** Renders and writes every page. A page that throws is reported as a problem, and the others are still rendered. */
function renderPages(
  site: BuiltSite,
  assets: Assets,
  { write, memo }: Pick<Options, 'memo'> & { write: Write },
): RenderedPages {
  const base = getBasePath(site.content.config)
  const authoredAssetsOf = writeAuthoredStyles(site.content, assets, write)
  const componentStyles = writeComponentStyles(site, write)
  const problems: Problem[] = []
  const pages = [...site.routes.values()].map(route => {
    const { path } = route
    const componentStylesheetUrls = componentStyles.get(route) ?? []
    try {
      const { key, read } = site.renderPage(route, { ...authoredAssetsOf(route), componentStylesheetUrls })
      write(getHtmlFile(path), { key, read: () => addBasePathToHtml(read(), base) })
      return key === undefined
        ? collectLinks(path, read())
        : memo('links of pages', [key, path], () => collectLinks(path, read()))
    } catch (error) {
      problems.push(describeFailedPage(route, error))
      write(getHtmlFile(path), '')
      return collectLinks(path, '')
    }
  })
  return { pages, problems, componentStylesheetUrls: [...new Set([...componentStyles.values()].flat())] }
}

function describeFailedPage({ path, name }: Route, error: unknown): Problem {
  return {
    level: 'error',
    where: name,
    what: `The page ${path} throws while it is rendered: ${toError(error).message}`,
    fix: 'Correct its component; it is rendered at build, where there is no browser.',
  }
}

/**
 * Writes the files beside the pages: feeds, twins and search, the site's own outputs, pages that redirect, images of
 * the content, hosting files.
 */
async function writeCompanions(site: BuiltSite, { write, written }: OutputFolder): Promise<Problem[]> {
  const { content, redirects, companions, outputs } = site
  for await (const [path, text] of companions()) write(path, text)
  const clashes = outputs.filter(([path]) => written.has(path)).map(([path]) => describeClash(path))
  for (const [path, text] of outputs) write(path, text)
  for (const [from, to] of redirects) write(getHtmlFile(from), makeRedirectPage(to, content.config))
  if (redirects.size > 0) write(redirectScript.path, redirectScript.text)
  for (const [url, file] of content.assets) write(url, readFileSync(file))
  for (const [path, text] of makeHostingFiles(getHostRequirements(content.config, redirects))) write(path, text)
  return clashes
}

function describeClash(path: string): Problem {
  return {
    level: 'error',
    where: 'site.config.ts',
    what: `A function of \`outputs\` returns the file \`${path}\`, which the build writes itself.`,
    fix: 'Give it another path.',
  }
}
