import type { ReactNode } from 'react'
import { listDocs, type SidebarCategory } from '../../content/docs/sidebar-tree.ts'
import type { Doc, SidebarItem } from '../../content/site-content.ts'
import { getOrCompute } from '../../lib/collections.ts'
import { isExternal } from '../../urls/addresses.ts'
import { SidebarAnchor } from '../sidebar/sidebar.tsx'
import { firstAddress } from '../sidebar/sidebar-entries.ts'

interface Stop {
  label: string
  url: string | undefined
  isExternal: boolean
  description: string | undefined
  /** Shown beside the label. */
  note?: ReactNode
}

/** Docs and categories in reading order, as numbered stops on a line. */
export function DocLine({ stops }: { stops: Stop[] }) {
  return (
    <ol className="doc-line">
      {stops.map(({ description, note, ...link }) => (
        <li key={link.url ?? link.label}>
          <h2>
            <SidebarAnchor {...link} isCurrent={false} />
            {note}
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

/** A category without its own page links to its first doc. */
export function listStops(items: SidebarItem[], noteOn?: (item: SidebarItem) => ReactNode): Stop[] {
  return items.map(item => ({
    label: item.label,
    url: firstAddress(item),
    isExternal: item.type === 'link' && isExternal(item.url),
    description: describe(item),
    note: noteOn?.(item),
  }))
}

function describe(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.doc.description
  if (item.type === 'link') return item.description
  return item.description ?? (item.items.length === 1 ? '1 item' : `${item.items.length} items`)
}

/** With more docs than this the drawing would be too long, and the words alone are shown. */
const maxDrawnStops = 20

interface Position {
  /** From 0. */
  index: number
  count: number
}

/** A doc's place among the docs of its category, drawn as a stop on a railway line: "Stop 3 of 8". */
export function DocPosition({ position }: { position: Position | undefined }) {
  if (!position) return null
  const { index: here, count } = position
  return (
    <p className="stops">
      {count <= maxDrawnStops && (
        <span aria-hidden="true">
          {Array.from({ length: count }, (_, stop) => stop).map(stop => (
            <i key={stop} data-here={stop === here || undefined} />
          ))}
        </span>
      )}
      Stop {here + 1} of {count}
    </p>
  )
}

/** Undefined for a doc that is not on a line. */
export function getDocPosition({ url, ancestors }: Doc): Position | undefined {
  const { count, indexByUrl } = getCategoryStops(ancestors.at(-1))
  const index = indexByUrl.get(url)
  return index === undefined ? undefined : { index, count }
}

const minStops = 3

/** The docs of a category as stops on a railway line. */
interface CategoryStops {
  count: number
  /** By address; the first position of a doc that the category lists twice. */
  indexByUrl: ReadonlyMap<string, number>
}

const noStops: CategoryStops = { count: 0, indexByUrl: new Map() }
const stopsByCategory = new WeakMap<SidebarCategory, CategoryStops>()

/** None if they are too few for a line. */
export function getCategoryStops(category: SidebarCategory | undefined): CategoryStops {
  return category ? getOrCompute(stopsByCategory, category, () => readStops(category)) : noStops
}

function readStops({ items }: SidebarCategory): CategoryStops {
  const docs = listDocs(items)
  const urls = docs.length < minStops ? [] : docs.map(({ url }) => url)
  return { count: urls.length, indexByUrl: new Map(urls.map((url, index) => [url, index] as const).reverse()) }
}

/** A button that puts all pages of a category on one, to read or to print (print-section.client.ts). */
export function PrintSection() {
  return (
    <p className="print-section">
      <button type="button" className="print-button">
        Print this section
      </button>{' '}
      <span role="status" />
    </p>
  )
}
