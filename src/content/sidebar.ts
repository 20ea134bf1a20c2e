import type { DocSource } from './docs.ts'

/** The docs as readers meet them: a tree of docs and categories in reading order. */
export type SidebarItem = { type: 'doc'; label: string; url: string; doc: DocSource } | SidebarCategory

export type SidebarCategory = {
  type: 'category'
  label: string
  /** The category's own page; undefined when it has none. */
  url: string | undefined
  /** Whether that page is a list made from `items`, not a doc. */
  isGenerated: boolean
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
    return [...(item.indexDoc ? [item.indexDoc] : []), ...docsOf(item.items)]
  })
}

/** Categories of a sidebar, outer before inner, in reading order. */
export function categoriesOf(items: SidebarItem[]): SidebarCategory[] {
  return items.flatMap(item => (item.type === 'category' ? [item, ...categoriesOf(item.items)] : []))
}
