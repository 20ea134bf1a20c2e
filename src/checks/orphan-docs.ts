import { listDocs } from '../content/docs/sidebar-tree.ts'
import { levelFromCheck, type Problem } from '../content/input/problem.ts'
import type { DocsVersion } from '../content/site-content.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'
import type { PageLinks } from './page-links.ts'

/** Listed docs that are in no sidebar and that no other page links to: readers find them only by search. */
export function findOrphanDocs(versions: DocsVersion[], pages: PageLinks[]): Problem[] {
  const outside = versions.flatMap(({ docs, sidebar }) => {
    const inSidebar = new Set(listDocs(sidebar).map(doc => doc.url))
    return docs.filter(doc => !doc.isUnlisted && !inSidebar.has(doc.url))
  })
  const linked = outside.length > 0 ? listLinkedPaths(pages) : new Set()
  return outside
    .filter(({ url }) => !linked.has(url))
    .map(({ file }) => ({
      ...levelFromCheck('orphanDocs'),
      where: file,
      what: 'This doc is in no sidebar, and no page links to it.',
      fix: 'Add it to the sidebar, link to it, or set `unlisted: true` in its front matter.',
    }))
}

/** The pages that other pages link to. */
function listLinkedPaths(pages: PageLinks[]): Set<string> {
  const linked = new Set<string>()
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      const target = stripQueryAndHash(href)
      if (target !== path) linked.add(target)
    }
  }
  return linked
}
