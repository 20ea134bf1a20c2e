import type { SidebarItem } from '../content/site-content.ts'

type Stop = { url: string; label: string }

const stopsBySidebar = new WeakMap<SidebarItem[], { stops: Stop[]; indexByUrl: Map<string, number> }>()

/** The stops before and after `url` in reading order; a category with a page of its own is a stop before its docs. */
export function docNeighbours(
  sidebar: SidebarItem[],
  url: string,
): { before: Stop | undefined; after: Stop | undefined } {
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
    if (item.type === 'doc') return [{ url: item.url, label: item.doc.paginationLabel }]
    return [...(item.url === undefined ? [] : [{ url: item.url, label: item.label }]), ...stopsOf(item.items)]
  })
}
