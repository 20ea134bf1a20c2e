import { extname } from 'node:path'
import { findBrokenLinks } from '../../checks/broken-links.ts'
import { describeBrokenLink } from '../../checks/link-problems.ts'
import { findBlockedMedia } from '../../checks/media.ts'
import { collectLinks, type PageLinks } from '../../checks/page-links.ts'
import { applySeverities, formatProblems } from '../../content/input/problem.ts'
import { stripQueryAndHash } from '../../urls/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import { formatExcerpt } from './source-excerpt.ts'

/**
 * Prints, once each, what a build would say about a rendered page: links to pages that do not exist, anchors of the
 * page itself that do not exist, and media that the security policy blocks. Links to files and to anchors of other
 * pages are left to the build, which has rendered all pages.
 */
export function createPageProblemReporter(root: string): (site: BuiltSite, path: string, html: string) => void {
  const reported = new Set<string>()
  return (site, path, html) => {
    const { routes, content } = site
    const page = collectLinks(path, html)
    const problems = [
      ...findBrokenPageLinks(page, site).flatMap(link => describeBrokenLink(link, { root, routes, drafts: new Map() })),
      ...findBlockedMedia([page], { root, routes }),
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
