import type { Doc, DocsVersion, SidebarCategory, SidebarItem } from '../../content/site-content.ts'
import { getOrCompute } from '../../lib/collections.ts'
import { getCategoryStops } from '../doc-line/doc-line.tsx'

/** `caption` is the small line above the label, such as `Next` or `Page 2 of 7`. */
interface Neighbour {
  url: string
  label: string
  caption?: string
}
interface PagerProps {
  name: string
  before: Neighbour | undefined
  after: Neighbour | undefined
}

/** Links to the page before and the page after. Each keeps its side when the other is missing. */
export function Pager({ name, before, after }: PagerProps) {
  if (!before && !after) return null
  return (
    <nav className="pager" aria-label={name}>
      {before && (
        <a className="pager-before" rel="prev" href={before.url}>
          <small>{before.caption ?? 'Previous'}</small>
          {before.label}
        </a>
      )}
      {after && (
        <a className="pager-after" rel="next" href={after.url}>
          <small>{after.caption ?? 'Next'}</small>
          {after.label}
        </a>
      )}
    </nav>
  )
}

interface Neighbours {
  before: Neighbour | undefined
  after: Neighbour | undefined
}
interface ReadingOrder {
  pages: Neighbour[]
  indexByUrl: Map<string, number>
}

const orderBySidebar = new WeakMap<SidebarItem[], ReadingOrder>()

/**
 * The pages before and after a doc or category page: those that its author names, or else those of the sidebar in reading
 * order, where a category with its own page comes before its docs.
 */
export function getDocNeighbours(version: DocsVersion, page: Doc | SidebarCategory): Neighbours {
  const { before, after } = findNeighbours(version, page)
  return { before, after: after && captionStop(after, page) }
}

/** The page after, which is the next stop, or the first of a category page, if both are on one line. */
function captionStop(after: Neighbour, page: Doc | SidebarCategory): Neighbour {
  const isDoc = 'pagination' in page
  const { indexByUrl } = getCategoryStops(isDoc ? page.ancestors.at(-1) : page)
  if (!indexByUrl.has(after.url)) return after
  return { ...after, caption: isDoc ? 'Next stop' : 'First stop' }
}

function findNeighbours({ sidebarByUrl, docById }: DocsVersion, page: Doc | SidebarCategory) {
  const inOrder = neighboursInOrder(sidebarByUrl.get(page.url ?? '') ?? [], page.url ?? '')
  if (!('pagination' in page)) return inOrder
  const { prev, next } = page.pagination
  return { before: namedDoc(prev, docById, inOrder.before), after: namedDoc(next, docById, inOrder.after) }
}

/** The doc with the `id` that the author names; none if the author wrote null, and `otherwise` if nothing was written. */
function namedDoc(id: string | null | undefined, docById: DocsVersion['docById'], otherwise: Neighbour | undefined) {
  if (id === undefined) return otherwise
  const doc = id === null ? undefined : docById.get(id)
  return doc && { url: doc.url, label: doc.paginationLabel ?? doc.title }
}

function neighboursInOrder(sidebar: SidebarItem[], url: string): Neighbours {
  const { pages, indexByUrl } = readingOrderOf(sidebar)
  const index = indexByUrl.get(url)
  if (index === undefined) return { before: undefined, after: undefined }
  return { before: pages[index - 1], after: pages[index + 1] }
}

function readingOrderOf(sidebar: SidebarItem[]): ReadingOrder {
  return getOrCompute(orderBySidebar, sidebar, () => {
    const pages = listPages(sidebar)
    return { pages, indexByUrl: new Map(pages.map((page, index) => [page.url, index])) }
  })
}

function listPages(items: SidebarItem[]): Neighbour[] {
  return items.flatMap(item => {
    if (item.type === 'doc') return [{ url: item.url, label: item.doc.paginationLabel ?? item.label }]
    if (item.type === 'link') return []
    return [...(item.url === undefined ? [] : [{ url: item.url, label: item.label }]), ...listPages(item.items)]
  })
}
