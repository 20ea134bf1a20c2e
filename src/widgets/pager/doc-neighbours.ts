import type { Doc, DocsVersion, SidebarCategory, SidebarItem } from '../../content/site-content.ts'

type Neighbour = { url: string; label: string }
type Neighbours = { before: Neighbour | undefined; after: Neighbour | undefined }
type ReadingOrder = { pages: Neighbour[]; indexByUrl: Map<string, number> }

const orderBySidebar = new WeakMap<SidebarItem[], ReadingOrder>()

/**
 * The pages before and after a doc or category page: those that its author names, or else those of the sidebar in reading
 * order, where a category with its own page comes before its docs.
 */
export function getDocNeighbours({ sidebarByUrl, docById }: DocsVersion, page: Doc | SidebarCategory): Neighbours {
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
  const known = orderBySidebar.get(sidebar)
  if (known) return known
  const pages = listPages(sidebar)
  const order = { pages, indexByUrl: new Map(pages.map((page, index) => [page.url, index])) }
  orderBySidebar.set(sidebar, order)
  return order
}

function listPages(items: SidebarItem[]): Neighbour[] {
  return items.flatMap(item => {
    if (item.type === 'doc') return [{ url: item.url, label: item.doc.paginationLabel ?? item.label }]
    if (item.type === 'link') return []
    return [...(item.url === undefined ? [] : [{ url: item.url, label: item.label }]), ...listPages(item.items)]
  })
}
