import { hasErrors, type Problem } from '../content/input/problem.ts'
import {
  errorExplanationsFile,
  readSource,
  readSourceIfPresent,
  searchStartFile,
} from '../content/input/source-file.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { Route } from '../page-kinds/route.ts'
import { dropDoubtfulLinks, findBrokenLinks } from './broken-links.ts'
import { findDeadLinks } from './external-links.ts'
import { describeBrokenLink, describeDeadLink } from './link-problems.ts'
import { findBlockedMedia, findMissingFiles, findOversizedImages, findUnusedImages } from './media.ts'
import { findOrphanDocs } from './orphan-docs.ts'
import { findUnservableRoutes } from './page-addresses.ts'
import type { PageLinks } from './page-links.ts'
import { findBrokenRedirects } from './redirects.ts'
import { findBrokenExplanations, findBrokenRunnerLinks, findBrokenStartPages } from './script-links.ts'
import { checkStaticFiles } from './site-files.ts'

interface FinishedSite {
  root: string
  site: { content: SiteContent; routes: ReadonlyMap<string, Route>; redirects: ReadonlyMap<string, string> }
  /** Links, images and ids of the finished pages. */
  pages: PageLinks[]
  /** Paths of all files of the output. */
  files: ReadonlySet<string>
  /** Paths of the files that the build wrote or will write; the other files are copies of those in static/. */
  written: ReadonlySet<string>
  /** Problems found so far. */
  problems: Problem[]
  /** Whether links to other sites are requested. */
  followsExternalLinks: boolean
  /** Reads the files of drafts by the addresses they would have; called only if a link leads nowhere. */
  readDrafts: () => Promise<ReadonlyMap<string, string>>
}

/** Runs the checks that need the finished site. Leaves out problems that may only follow from earlier errors. */
export async function checkSite(finished: FinishedSite): Promise<Problem[]> {
  const { root, site, pages, files, written, problems } = finished
  const { content, routes } = site
  const configFile = readSource(root, 'site.config.ts')
  return [
    ...findMissingFiles(content.config, files, configFile),
    ...findBrokenRedirects(content.config, site, configFile),
    ...findBrokenRunnerLinks(content.config, routes, configFile),
    ...findBrokenExplanations(
      content.qData.errorExplanations,
      pages.find(({ path }) => path === content.config.runner.errors),
      readSourceIfPresent(root, errorExplanationsFile),
    ),
    ...findBrokenStartPages(content.searchData.start, routes, readSourceIfPresent(root, searchStartFile)),
    ...(await checkLinks(finished)),
    ...(await checkExternalLinks(finished)),
    ...findBlockedMedia(pages, { root, routes }, content.config.embeds),
    ...checkStaticFiles(root, written),
    ...findUnservableRoutes(routes.values()),
    ...findUnusedImages(root),
    ...findOversizedImages(pages, root, content.assets),
    ...(hasErrors(problems) ? [] : findOrphanDocs(content.versions, pages)),
  ]
}

async function checkLinks({ root, site, pages, files, problems, readDrafts }: FinishedSite): Promise<Problem[]> {
  const { routes, redirects } = site
  const errors = problems.filter(({ level }) => level === 'error')
  const failed = new Set(errors.map(({ where }) => where.replace(/:\d+$/, '')))
  const links = dropDoubtfulLinks(findBrokenLinks(pages, { redirects, files }), { root, failed, routes, redirects })
  const drafts = links.some(({ kind }) => kind === 'link') ? await readDrafts() : new Map<string, string>()
  return links.flatMap(link => describeBrokenLink(link, { root, routes, drafts }))
}

async function checkExternalLinks({ root, site, pages, followsExternalLinks }: FinishedSite): Promise<Problem[]> {
  if (!followsExternalLinks) return []
  const links = await findDeadLinks(pages, site.content.config)
  return links.flatMap(link => describeDeadLink(link, { root, routes: site.routes }))
}
