import type { Doc } from './doc.ts'
import type { SidebarCategory } from './sidebar-tree.ts'
import type { DocsVersion } from './version.ts'

/**
 * Where a page of version `from` is in version `to`: the doc with the same id, or the category page with the same path
 * below that of the version. Falls back to the first doc of `to`.
 */
export function findUrlInVersion(page: Doc | SidebarCategory, from: DocsVersion, to: DocsVersion): string {
  const url = page.url ?? from.path
  if (from === to) return url
  return findCounterpartUrl(page, url.slice(from.path.length), to) ?? to.firstUrl ?? to.path
}

function findCounterpartUrl(page: Doc | SidebarCategory, path: string, to: DocsVersion): string | undefined {
  if (!('id' in page)) return to.categories.find(({ url }) => url === to.path + path)?.url
  const doc = to.docById.get(page.id)
  return doc?.isUnlisted ? undefined : doc?.url
}
