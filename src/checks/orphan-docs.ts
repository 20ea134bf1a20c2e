import type { Problem } from '../content/problem.ts'
import { docsOf } from '../content/sidebar.ts'
import type { DocsVersion } from '../content/site-content.ts'
import type { PageLinks } from './links.ts'

/** Listed docs that no sidebar holds and no other page links to: readers find them by search alone. */
export function orphanDocs(versions: DocsVersion[], pages: PageLinks[]): Problem[] {
  const loose = versions.flatMap(({ docs, sidebar }) => {
    const inSidebar = new Set(docsOf(sidebar).map(doc => doc.url))
    return docs.filter(doc => !doc.isUnlisted && !inSidebar.has(doc.url))
  })
  const linked = loose.length > 0 ? linkedPaths(pages) : new Set()
  return loose
    .filter(({ url }) => !linked.has(url))
    .map(({ file }) => ({
      level: 'warning',
      check: 'orphanDocs',
      where: file,
      what: 'No sidebar holds this doc and no page links to it.',
      fix: 'Add it to the sidebar, link to it, or say `unlisted: true` in its front matter.',
    }))
}

/** What pages link to besides themselves, without query and hash. */
function linkedPaths(pages: PageLinks[]): Set<string> {
  const linked = new Set<string>()
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      const target = href.replace(/[?#].*/, '')
      if (target !== path) linked.add(target)
    }
  }
  return linked
}
