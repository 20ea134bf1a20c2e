import type { DocSource } from './docs.ts'
import { createUniqueSlugs, githubSlug } from './slug.ts'

/** The docs as readers meet them: a tree of docs, links and categories in reading order. */
export type SidebarItem = { type: 'doc'; label: string; url: string; doc: DocSource } | SidebarLink | SidebarCategory

/** Leads elsewhere: to another site, or to a page of this one that is read from another place. */
type SidebarLink = { type: 'link'; label: string; url: string; description: string | undefined }

/** One of the trees that the docs of a version are shown in; most versions have one. */
export type Sidebar = { name: string; items: SidebarItem[] }

export type SidebarCategory = {
  type: 'category'
  label: string
  /** The category's own page; undefined when it has none. */
  url: string | undefined
  /** Whether that page is a list made from `items`, not a doc. */
  isGenerated: boolean
  /** The file that describes it. */
  file: string | undefined
  /** The doc that is that page: `index.md`, `readme.md` or the file named as the folder. */
  indexDoc: DocSource | undefined
  title: string
  description: string | undefined
  isCollapsed: boolean
  items: SidebarItem[]
}

/** Docs of a sidebar in reading order. */
export function docsOf(items: SidebarItem[]): DocSource[] {
  return items.flatMap(item => {
    if (item.type === 'doc') return [item.doc]
    return item.type === 'category' ? [...(item.indexDoc ? [item.indexDoc] : []), ...docsOf(item.items)] : []
  })
}

/** Categories of a sidebar, outer before inner, in reading order. */
export function categoriesOf(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap(item => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []))
}

/** The categories above each doc as readers see them, outermost first. */
export function ancestorsByDoc(items: SidebarItem[], above: SidebarCategory[] = []): Map<DocSource, SidebarCategory[]> {
  return new Map(
    items.flatMap(item => {
      if (item.type === 'doc') return [[item.doc, above] as const]
      if (item.type === 'link') return []
      const ofIndex = item.indexDoc ? [[item.indexDoc, above] as const] : []
      return [...ofIndex, ...ancestorsByDoc(item.items, [...above, withoutUnlistedDocs(item)])]
    }),
  )
}

/** The tree that readers see: unlisted docs and categories they leave empty are gone. */
export function withoutUnlisted(items: SidebarItem[]): SidebarItem[] {
  return items.flatMap<SidebarItem>(item => {
    if (item.type === 'doc') return item.doc.isUnlisted ? [] : [item]
    if (item.type === 'link') return [item]
    const shown = withoutUnlistedDocs(item)
    return shown.items.length > 0 || shown.url !== undefined ? [shown] : []
  })
}

function withoutUnlistedDocs(category: SidebarCategory): SidebarCategory {
  const items = withoutUnlisted(category.items)
  return category.indexDoc?.isUnlisted
    ? { ...category, url: undefined, indexDoc: undefined, items }
    : { ...category, items }
}

/**
 * Generated lists whose author gave them no address have that of their label; the second of one label ends in `-1`, in
 * the order of reading, outer before inner.
 */
export function withListUrls(sidebars: Sidebar[], base: string): Sidebar[] {
  const uniqueSlug = createUniqueSlugs()
  const addressed = (item: SidebarItem): SidebarItem => {
    if (item.type !== 'category') return item
    const isNamed = !item.isGenerated || item.url !== undefined
    const url = isNamed ? item.url : `${base}/category/${uniqueSlug(githubSlug(item.label))}`
    return { ...item, url, items: item.items.map(addressed) }
  }
  return sidebars.map(({ name, items }) => ({ name, items: items.map(addressed) }))
}

/** The sidebar each doc is shown with: the one its author names, else the last one that holds it. */
export function sidebarByDoc(sidebars: Sidebar[], docs: DocSource[]): Map<DocSource, Sidebar> {
  const holders = new Map(sidebars.flatMap(sidebar => docsOf(sidebar.items).map(doc => [doc, sidebar] as const)))
  return new Map(
    docs.flatMap(doc => {
      const named = sidebars.find(({ name }) => name === doc.displayedSidebar)
      const sidebar = doc.displayedSidebar === null ? undefined : (named ?? holders.get(doc))
      return sidebar ? [[doc, sidebar] as const] : []
    }),
  )
}
