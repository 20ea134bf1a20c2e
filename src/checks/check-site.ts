import { hasErrors, type Problem } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import { readSource } from '../content/source-file.ts'
import type { Route } from '../routes.ts'
import { blockedMedia } from './blocked-media.ts'
import { describeBrokenLink, describeDeadLink } from './broken-links.ts'
import { createDoubt } from './doubtful-links.ts'
import { findDeadLinks } from './external-links.ts'
import { findBrokenLinks, type PageLinks } from './links.ts'
import { missingPictures } from './missing-pictures.ts'
import { orphanDocs } from './orphan-docs.ts'
import { oversizedImages } from './oversized-images.ts'
import { staticFiles } from './static-files.ts'
import { unservableRoutes } from './unservable-routes.ts'
import { unusedImages } from './unused-images.ts'

type FinishedSite = {
  root: string
  site: { content: SiteContent; routes: ReadonlyMap<string, Route>; redirects: ReadonlyMap<string, string> }
  /** What the painted pages hold. */
  pages: PageLinks[]
  /** Paths of all files of the output. */
  files: ReadonlySet<string>
  /** Paths of those that the build wrote for what it read, or will. */
  written: ReadonlySet<string>
  /** What was found while the site was read. */
  problems: Problem[]
  /** Whether links to other sites are followed. */
  asksOtherSites: boolean
  /** Files of drafts by the addresses they would have; asked for only when a link leads nowhere. */
  readDrafts: () => Promise<ReadonlyMap<string, string>>
}

/** What only the finished site shows. Where reading it found errors, what follows from them is not told. */
export async function checkSite({
  root,
  site,
  pages,
  files,
  written,
  problems,
  asksOtherSites,
  readDrafts,
}: FinishedSite): Promise<Problem[]> {
  const { content, routes, redirects } = site
  const failed = new Set(
    problems.filter(({ level }) => level === 'error').map(({ where }) => where.replace(/:\d+$/, '')),
  )
  const isDoubtful = createDoubt({ root, failed, routes, redirects })
  const broken = findBrokenLinks(pages, { redirects, files }).filter(link => !isDoubtful(link))
  const drafts = broken.some(({ kind }) => kind === 'link') ? await readDrafts() : new Map<string, string>()
  const dead = asksOtherSites ? await findDeadLinks(pages, content.config) : []
  return [
    ...missingPictures(content.config, files, readSource(root, 'site.config.ts')),
    ...broken.flatMap(link => describeBrokenLink(link, { root, routes, drafts })),
    ...dead.flatMap(link => describeDeadLink(link, { root, routes })),
    ...blockedMedia(pages, { root, routes }),
    ...staticFiles(root, written),
    ...unservableRoutes(routes.values()),
    ...unusedImages(root),
    ...oversizedImages(pages, root, content.assets),
    ...(hasErrors(problems) ? [] : orphanDocs(content.versions, pages)),
  ]
}
