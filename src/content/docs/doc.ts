import type { Article } from '../article.ts'
import type { DocSource } from './doc-source.ts'
import type { SidebarCategory } from './sidebar-tree.ts'

/** A rendered doc. */
export type Doc = Article<DocSource> & {
  /** The categories it lies in, outermost first. */
  ancestors: SidebarCategory[]
}
