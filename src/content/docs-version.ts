import { mainDocsPath, type VersionConfig } from '../site-config.ts'
import type { Report } from './problem.ts'
import { categoriesOf, docsOf, type SidebarCategory, type SidebarItem, withoutUnlisted } from './sidebar.ts'
import type { Doc } from './site-content.ts'

/** One version of the docs, a site of its own in all but its posts and pages: ids and sidebars are not shared. */
export type DocsVersion = Omit<VersionConfig, 'folder'> & {
  /** Without unlisted docs. */
  sidebar: SidebarItem[]
  /** In sidebar order; unlisted ones too. */
  docs: Doc[]
  docById: ReadonlyMap<string, Doc>
  /** Categories whose page is a generated list. */
  categories: SidebarCategory[]
  /** Address of the sidebar's first doc; undefined where it has none. */
  firstUrl: string | undefined
}

export function docsVersion({ folder: _, ...config }: VersionConfig, tree: SidebarItem[], docs: Doc[]): DocsVersion {
  const sidebar = withoutUnlisted(tree)
  return {
    ...config,
    sidebar,
    docs,
    docById: new Map(docs.map(doc => [doc.id, doc])),
    categories: categoriesOf(tree).filter(category => category.isGenerated),
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
export function reportEmptyVersions(versions: { name: string; folder: string; tree: SidebarItem[] }[], report: Report) {
  if (versions.length < 2) return
  for (const { name, folder, tree } of versions) {
    if (withoutUnlisted(tree).length > 0) continue
    report({
      level: 'error',
      where: 'site.config.ts',
      what: `The version \`${name}\` has no docs to show.`,
      fix: `Write one below ${folder}, correct its \`folder\`, or remove the version.`,
    })
  }
}
