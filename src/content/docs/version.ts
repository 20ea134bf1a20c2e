import { mainDocsPath, type VersionConfig } from '../../site-config/site-config-schema.ts'
import type { Doc } from './doc.ts'
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
