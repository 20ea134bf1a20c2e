import { listDocs } from '../../content/docs/sidebar-tree.ts'
import type { Doc } from '../../content/site-content.ts'

const minDocs = 3
/** With more docs than this the drawing would be too long, and the words alone are shown. */
const maxDrawnStops = 20

/** A doc's place among the docs of its category, drawn as a stop on a railway line: "Stop 3 of 8". */
export function DocPosition({ doc }: { doc: Doc }) {
  const docs = listDocs(doc.ancestors.at(-1)?.items ?? [])
  const position = docs.findIndex(({ url }) => url === doc.url)
  if (position < 0 || docs.length < minDocs) return null
  return (
    <p className="stops">
      {docs.length <= maxDrawnStops && (
        <span aria-hidden="true">
          {docs.map(({ url }, index) => (
            <i key={url} data-here={index === position || undefined} />
          ))}
        </span>
      )}
      Stop {position + 1} of {docs.length}
    </p>
  )
}
