import type { z } from 'zod'
import type { categoryFile } from '../schemas/yaml-file-schemas.ts'
import { resolveCategoryUrl } from './doc-address.ts'
import type { DocSource } from './doc-source.ts'
import type { SidebarItem } from './sidebar-tree.ts'

/** The settings of a category, from a `_category_.yml` or the sidebars file. */
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
