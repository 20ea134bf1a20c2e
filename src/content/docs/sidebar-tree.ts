import type { z } from 'zod'
import { createUniqueSlugs, githubSlug } from '../../lib/slug.ts'
import type { categoryFile } from '../schemas/yaml-file-schemas.ts'
import { resolveCategoryUrl } from './doc-address.ts'
import type { DocSource } from './doc-source.ts'

/** One sidebar of a version of the docs; most versions have a single one, named `docs`. */
export interface Sidebar {
  name: string
  items: SidebarItem[]
}

/** Docs, links and categories in reading order. */
export type SidebarItem = { type: 'doc'; label: string; url: string; doc: DocSource } | SidebarLink | SidebarCategory

/** A link to another site, or to a page of this site whose position in the reading order is elsewhere. */
interface SidebarLink {
  type: 'link'
  label: string
  url: string
  description: string | undefined
}

export interface SidebarCategory {
  type: 'category'
  label: string
  /** The category's own page; undefined where it has none. */
  url: string | undefined
  /** Whether that page is a list generated from `items`; otherwise it is `indexDoc`. */
  isGenerated: boolean
  /** Path of the file that describes the category: `content/docs/joins/_category_.yml`, `.yaml` or `.json`. */
  file: string | undefined
  /** The doc that is the category's page: `index.md`, `readme.md`, one named like the folder, or one the author names. */
  indexDoc: DocSource | undefined
  title: string
  description: string | undefined
  isCollapsed: boolean
  items: SidebarItem[]
}

/** All docs below `items`, in reading order. */
export function listDocs(items: SidebarItem[]): DocSource[] {
  return items.flatMap(item => {
    if (item.type === 'doc') return [item.doc]
    return item.type === 'category' ? [...(item.indexDoc ? [item.indexDoc] : []), ...listDocs(item.items)] : []
  })
}

/** All categories below `items` in reading order, each before those inside it. */
export function listCategories(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap(item => (item.type === 'category' ? [item, ...listCategories(item.items)] : []))
}

/** For each doc the categories it lies in, outermost first, without the unlisted docs in them. */
export function mapAncestors(
  items: SidebarItem[],
  ancestors: SidebarCategory[] = [],
): Map<DocSource, SidebarCategory[]> {
  return new Map(
    items.flatMap(item => {
      if (item.type === 'doc') return [[item.doc, ancestors] as const]
      if (item.type === 'link') return []
      const indexEntry = item.indexDoc ? [[item.indexDoc, ancestors] as const] : []
      return [...indexEntry, ...mapAncestors(item.items, [...ancestors, removeUnlistedFrom(item)])]
    }),
  )
}

/** For each doc's file the items to list on it (`DocCardList`): those beside it, or for an index doc its category's. */
export function mapSiblings(items: SidebarItem[]): Map<string, SidebarItem[]> {
  const listed = removeUnlisted(items)
  return new Map(
    items.flatMap<[string, SidebarItem[]]>(item => {
      if (item.type === 'doc') return [[item.doc.source.file.path, listed]]
      if (item.type === 'link') return []
      const indexPath = item.indexDoc?.source.file.path
      const indexEntry: [string, SidebarItem[]][] = indexPath ? [[indexPath, removeUnlisted(item.items)]] : []
      return [...mapSiblings(item.items), ...indexEntry]
    }),
  )
}

/** Leaves out unlisted docs, and the categories that have nothing else to show. */
export function removeUnlisted(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap<SidebarItem>(item => {
    if (item.type === 'doc') return item.doc.isUnlisted ? [] : [item]
    if (item.type === 'link') return [item]
    const category = removeUnlistedFrom(item)
    return category.items.length > 0 || category.url !== undefined ? [category] : []
  })
}

function removeUnlistedFrom(category: SidebarCategory): SidebarCategory {
  const items = removeUnlisted(category.items)
  return category.indexDoc?.isUnlisted
    ? { ...category, url: undefined, indexDoc: undefined, items }
    : { ...category, items }
}

/**
 * Gives an address to each generated category page whose author chose none: `/docs/category/examples`. The next category
 * of the same label in reading order gets `/docs/category/examples-1`.
 */
export function assignGeneratedUrls(sidebars: Sidebar[], base: string): Sidebar[] {
  const uniqueSlug = createUniqueSlugs()
  const assign = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item
    const needsUrl = item.isGenerated && item.url === undefined
    const url = needsUrl ? `${base}/category/${uniqueSlug(githubSlug(item.label))}` : item.url
    return { ...item, url, items: item.items.map(assign) }
  }
  return sidebars.map(({ name, items }) => ({ name, items: items.map(assign) }))
}

/** The sidebar shown beside each doc: the one its front matter names, else the last one that contains it. */
export function chooseSidebars(sidebars: Sidebar[], docs: DocSource[]): Map<DocSource, Sidebar> {
  const lastContaining = new Map(
    sidebars.flatMap(sidebar => listDocs(sidebar.items).map(doc => [doc, sidebar] as const)),
  )
  return new Map(
    docs.flatMap(doc => {
      if (doc.displayedSidebar === null) return []
      const named = sidebars.find(({ name }) => name === doc.displayedSidebar)
      const sidebar = named ?? lastContaining.get(doc)
      return sidebar ? [[doc, sidebar] as const] : []
    }),
  )
}

/** The settings of a category, from a `_category_.yml`, a `_category_.json` or the sidebars file. */
type CategorySettings = Pick<z.output<typeof categoryFile>, 'description' | 'collapsed' | 'collapsible' | 'link'>

/**
 * A category, or its index doc alone where it has nothing else to show. `file` is the path of the file that describes the
 * category; `base` is where the docs are served.
 */
export function createCategory({
  label,
  settings,
  indexDoc,
  items,
  file,
  base,
}: {
  label: string
  settings: CategorySettings
  indexDoc: DocSource | undefined
  items: SidebarItem[]
  file: string | undefined
  base: string
}): SidebarItem {
  if (indexDoc && items.length === 0) return { type: 'doc', label, url: indexDoc.url, doc: indexDoc }
  const { description, collapsed = true, collapsible = true, link } = settings
  const generated = link?.type === 'generated-index' ? link : undefined
  return {
    type: 'category',
    label,
    url: generated ? resolveCategoryUrl(base, generated.slug) : indexDoc?.url,
    isGenerated: generated !== undefined,
    file,
    title: generated?.title ?? label,
    description: generated?.description ?? description,
    isCollapsed: collapsed && collapsible,
    indexDoc,
    items,
  }
}
