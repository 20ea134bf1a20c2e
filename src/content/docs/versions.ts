import {
  mainDocsPath,
  type SiteConfig,
  type SiteLink,
  type VersionConfig,
} from '../../site-config/site-config-schema.ts'
import type { Report } from '../input/problem.ts'
import type { Article } from '../page-source.ts'
import type { DocSource } from './doc-source.ts'
import type { VersionSource } from './read-docs.ts'
import {
  chooseSidebars,
  listCategories,
  listDocs,
  removeUnlisted,
  type SidebarCategory,
  type SidebarItem,
} from './sidebar-tree.ts'

/** One version of the docs. Versions share neither ids nor sidebars. */
export type DocsVersion = Omit<VersionConfig, 'folder'> & {
  /** All its sidebars, one after the other, without unlisted docs. */
  sidebar: SidebarItem[]
  /** The sidebar shown beside each doc and category page, by the page's address. */
  sidebarByUrl: ReadonlyMap<string, SidebarItem[]>
  /** In reading order, including unlisted docs. */
  docs: Doc[]
  docById: ReadonlyMap<string, Doc>
  /** Categories whose page is a generated list, without unlisted docs. */
  categories: SidebarCategory[]
  /** Address of the first doc in the sidebar; undefined where the sidebar has no docs. */
  firstUrl: string | undefined
}

export function createVersion({
  folder: _,
  source,
  docs,
  ...config
}: VersionConfig & { source: VersionSource; docs: Doc[] }): DocsVersion {
  const itemsOf = new Map(source.sidebars.map(sidebar => [sidebar, removeUnlisted(sidebar.items)]))
  const sidebar = [...itemsOf.values()].flat()
  const entriesOfCategories = [...itemsOf.values()].flatMap(items =>
    listCategories(items).map(({ url }) => [url ?? '', items] as const),
  )
  const entriesOfDocs = [...chooseSidebars(source.sidebars, source.docs)].map(
    ([doc, chosen]) => [doc.url, itemsOf.get(chosen) ?? []] as const,
  )
  return {
    ...config,
    sidebar,
    sidebarByUrl: new Map([...entriesOfCategories, ...entriesOfDocs]),
    docs,
    docById: new Map(docs.map(doc => [doc.id, doc])),
    categories: listCategories(sidebar).filter(category => category.isGenerated),
    firstUrl: listDocs(sidebar)[0]?.url,
  }
}

/** The version that search, short links and lists of docs are about; every valid configuration has one. */
export function findMainVersion<Version extends { path: string }>(versions: Version[]): Version {
  const main = versions.find(({ path }) => path === mainDocsPath)
  if (!main) throw new Error(`No version of the docs is served at ${mainDocsPath}.`)
  return main
}

/** A rendered doc. */
export type Doc = Article<DocSource> & {
  /** The categories it lies in, outermost first. */
  ancestors: SidebarCategory[]
}

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

/**
 * A link to a page of the docs. `versions` says where it leads in each version, by the version's name:
 * `{ '1.0': '/docs/1.0/joins', current: '/docs/joins' }`.
 */
export type VersionLink = SiteLink & { versions?: Record<string, string> }

/** Adds `versions` to the navbar's links to docs, so that `docs-version.client.ts` can follow the version that a reader chose. */
export function addVersionLinks(config: SiteConfig, versions: DocsVersion[]): SiteConfig {
  if (versions.length < 2) return config
  const items = config.navbar.items.map(item =>
    'items' in item
      ? { ...item, items: item.items.map(link => addVersions(link, versions)) }
      : addVersions(item, versions),
  )
  return { ...config, navbar: { ...config.navbar, items } }
}

function addVersions(link: SiteLink, versions: DocsVersion[]): VersionLink {
  const main = findMainVersion(versions)
  const url = link.to === main.path ? main.firstUrl : link.to
  const page = [...main.docs, ...main.categories].find(candidate => candidate.url === url)
  if (url === undefined || !page) return link
  const urls = versions.map(version => [version.name, findUrlInVersion(page, main, version)])
  return { ...link, versions: Object.fromEntries(urls) }
}

/** Readers who choose a version arrive at its first doc, so each needs one. A site with one version may have no docs. */
export function reportEmptyVersions(versions: (VersionConfig & { source: VersionSource })[], report: Report) {
  if (versions.length < 2) return
  for (const { name, folder, source } of versions) {
    if (source.sidebars.some(({ items }) => removeUnlisted(items).length > 0)) continue
    report({
      level: 'error',
      where: 'site.config.ts',
      what: `The version \`${name}\` has no docs to show.`,
      fix: `Write one below ${folder}, correct its \`folder\`, or remove the version.`,
    })
  }
}
