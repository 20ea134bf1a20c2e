import type { ReactNode } from 'react'
import type { DocSource } from '../../content/docs/doc-source.ts'
import { listDocs, type SidebarCategory } from '../../content/docs/sidebar-tree.ts'
import type { Doc, SidebarItem } from '../../content/site-content.ts'
import { firstAddress, SidebarAnchor } from '../sidebar/sidebar.tsx'

interface Props {
  items: SidebarItem[]
  /** A note beside the title of a stop. */
  noteOn?: ((item: SidebarItem) => ReactNode) | undefined
}

/** Docs and categories in reading order, as numbered stops on a line. A category without its own page links to its first doc. */
export function DocLine({ items, noteOn }: Props) {
  return (
    <ol className="doc-line">
      {items.map(item => (
        <li key={item.url ?? item.label}>
          <h2>
            <SidebarAnchor item={item} url={firstAddress(item)} />
            {noteOn?.(item)}
          </h2>
          <p>{description(item)}</p>
        </li>
      ))}
    </ol>
  )
}

function description(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.doc.description
  if (item.type === 'link') return item.description
  return item.description ?? (item.items.length === 1 ? '1 item' : `${item.items.length} items`)
}

/** With more docs than this the drawing would be too long, and the words alone are shown. */
const maxDrawnStops = 20

/** A doc's place among the docs of its category, drawn as a stop on a railway line: "Stop 3 of 8". */
export function DocPosition({ doc }: { doc: Doc }) {
  const stops = listCategoryDocs(doc.ancestors.at(-1))
  const position = stops.findIndex(({ url }) => url === doc.url)
  if (position < 0) return null
  return (
    <p className="stops">
      {stops.length <= maxDrawnStops && (
        <span aria-hidden="true">
          {stops.map(({ url }, index) => (
            <i key={url} data-here={index === position || undefined} />
          ))}
        </span>
      )}
      Stop {position + 1} of {stops.length}
    </p>
  )
}

const minStops = 3

/** The docs of a category as stops on a railway line; none if they are too few for a line. */
export function listCategoryDocs(category: SidebarCategory | undefined): DocSource[] {
  const docs = listDocs(category?.items ?? [])
  return docs.length < minStops ? [] : docs
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
