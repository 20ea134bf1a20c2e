import type { Problem } from '../content/problem.ts'
import { docsOf } from '../content/sidebar.ts'
import type { DocsVersion } from '../content/site-content.ts'
import type { PageLinks } from './links.ts'

/** Listed docs that no sidebar holds and no other page links to: readers find them by search alone. */
export function orphanDocs(versions: DocsVersion[], pages: PageLinks[]): Problem[] {
  return versions.flatMap(({ docs, sidebar }) => {
    const inSidebar = new Set(docsOf(sidebar).map(doc => doc.url))
    const loose = docs.filter(doc => !doc.isUnlisted && !inSidebar.has(doc.url))
    const orphans = loose.filter(({ url }) => !pages.some(({ path, hrefs }) => path !== url && leadsTo(url, hrefs)))
    return orphans.map(({ file }) => ({
      level: 'warning',
      check: 'orphanDocs',
      where: file,
      what: 'No sidebar holds this doc and no page links to it.',
      fix: 'Add it to the sidebar, link to it, or say `unlisted: true` in its front matter.',
    }))
  })
}

function leadsTo(url: string, hrefs: Set<string>): boolean {
  return hrefs.has(url) || [...hrefs].some(href => href.startsWith(`${url}#`) || href.startsWith(`${url}?`))
}
