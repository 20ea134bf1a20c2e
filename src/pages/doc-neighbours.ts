import type { Doc, DocsVersion, SidebarCategory, SidebarItem } from '../content/site-content.ts'

type Stop = { url: string; label: string }
type Neighbours = { before: Stop | undefined; after: Stop | undefined }

const stopsBySidebar = new WeakMap<SidebarItem[], { stops: Stop[]; indexByUrl: Map<string, number> }>()

/**
 * The stops before and after a doc or category page: those its author names, else those of the sidebar in reading order,
 * where a category with a page of its own is a stop before its docs.
 */
export function docNeighbours({ sidebarByUrl, docById }: DocsVersion, page: Doc | SidebarCategory): Neighbours {
  const inOrder = neighboursInOrder(sidebarByUrl.get(page.url ?? '') ?? [], page.url ?? '')
  if (!('pagination' in page)) return inOrder
  return { before: named(page.pagination.prev, inOrder.before), after: named(page.pagination.next, inOrder.after) }

  function named(id: string | null | undefined, otherwise: Stop | undefined): Stop | undefined {
    if (id === undefined) return otherwise
    const doc = id === null ? undefined : docById.get(id)
    return doc && { url: doc.url, label: doc.paginationLabel ?? doc.title }
  }
}

function neighboursInOrder(sidebar: SidebarItem[], url: string): Neighbours {
  let order = stopsBySidebar.get(sidebar)
  if (!order) {
    const stops = stopsOf(sidebar)
    order = { stops, indexByUrl: new Map(stops.map((stop, index) => [stop.url, index])) }
    stopsBySidebar.set(sidebar, order)
  }
  const index = order.indexByUrl.get(url)
  if (index === undefined) return { before: undefined, after: undefined }
  return { before: order.stops[index - 1], after: order.stops[index + 1] }
}

function stopsOf(items: SidebarItem[]): Stop[] {
  return items.flatMap(item => {
    if (item.type === 'doc') return [{ url: item.url, label: item.doc.paginationLabel ?? item.label }]
    if (item.type === 'link') return []
    return [...(item.url === undefined ? [] : [{ url: item.url, label: item.label }]), ...stopsOf(item.items)]
  })
}
