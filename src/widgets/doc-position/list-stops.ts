import type { DocSource } from '../../content/docs/doc-source.ts'
import { listDocs, type SidebarCategory } from '../../content/docs/sidebar-tree.ts'

const minStops = 3

/** The docs of a category as stops on a railway line; none if they are too few for a line. */
export function listStops(category: SidebarCategory | undefined): DocSource[] {
  const docs = listDocs(category?.items ?? [])
  return docs.length < minStops ? [] : docs
}
