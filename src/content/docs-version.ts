import { mainDocsPath, type VersionConfig } from '../site-config.ts'
import type { DocsSource } from './docs.ts'
import type { Report } from './problem.ts'
import {
  categoriesOf,
  docsOf,
  type SidebarCategory,
  type SidebarItem,
  sidebarByDoc,
  withoutUnlisted,
} from './sidebar.ts'
import type { Doc } from './site-content.ts'

/** One version of the docs, a site of its own in all but its posts and pages: ids and sidebars are not shared. */
export type DocsVersion = Omit<VersionConfig, 'folder'> & {
  /** Its sidebars one after the other, without unlisted docs. */
  sidebar: SidebarItem[]
  /** The sidebar that is shown beside each doc and category page, by their addresses. */
  sidebarByUrl: ReadonlyMap<string, SidebarItem[]>
  /** In sidebar order; unlisted ones too. */
  docs: Doc[]
  docById: ReadonlyMap<string, Doc>
  /** Categories whose page is a generated list, without unlisted docs. */
  categories: SidebarCategory[]
  /** Address of the sidebar's first doc; undefined where it has none. */
  firstUrl: string | undefined
}

export function docsVersion({ folder: _, ...config }: VersionConfig, source: DocsSource, docs: Doc[]): DocsVersion {
  const shown = new Map(source.sidebars.map(sidebar => [sidebar, withoutUnlisted(sidebar.items)]))
  const sidebar = [...shown.values()].flat()
  const ofDocs = [...sidebarByDoc(source.sidebars, source.docs)]
  const ofCategories = [...shown.values()].flatMap(items =>
    categoriesOf(items).map(({ url }) => [url ?? '', items] as const),
  )
  return {
    ...config,
    sidebar,
    sidebarByUrl: new Map([
      ...ofCategories,
      ...ofDocs.map(([doc, holder]) => [doc.url, shown.get(holder) ?? []] as const),
    ]),
    docs,
    docById: new Map(docs.map(doc => [doc.id, doc])),
    categories: categoriesOf(sidebar).filter(category => category.isGenerated),
    firstUrl: docsOf(sidebar)[0]?.url,
  }
}

/** The version that search, short links and lists of docs are about; every configuration has one. */
export function mainVersion<Version extends { path: string }>(versions: Version[]): Version {
  const main = versions.find(({ path }) => path === mainDocsPath)
  if (!main) throw new Error(`No version of the docs is served at ${mainDocsPath}.`)
  return main
}

/** Where a page of version `from` stands in version `to`, whose first doc stands in for what it does not have. */
export function urlInVersion(page: Doc | SidebarCategory, from: DocsVersion, to: DocsVersion): string {
  const url = page.url ?? from.path
  if (from === to) return url
  const same =
    'id' in page
      ? to.docById.get(page.id)
      : to.categories.find(category => category.url === to.path + url.slice(from.path.length))
  const isReachable = same && !('id' in same && same.isUnlisted)
  return (isReachable ? same.url : to.firstUrl) ?? to.path
}

/** Readers who choose a version must arrive at a doc of it; a site with one version may do without docs. */
export function reportEmptyVersions(versions: (VersionConfig & { source: DocsSource })[], report: Report) {
  if (versions.length < 2) return
  for (const { name, folder, source } of versions) {
    if (source.sidebars.some(({ items }) => withoutUnlisted(items).length > 0)) continue
    report({
      level: 'error',
      where: 'site.config.ts',
      what: `The version \`${name}\` has no docs to show.`,
      fix: `Write one below ${folder}, correct its \`folder\`, or remove the version.`,
    })
  }
}
