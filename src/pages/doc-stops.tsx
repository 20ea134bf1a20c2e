import { docsOf } from '../content/sidebar.ts'
import type { Doc } from '../content/site-content.ts'

const fewestStops = 3
/** Of more stops the line would be long on every page of the category: words do. */
const mostDrawn = 20

/** Where a doc stands among those of its category, as a stop on a line. */
export function DocStops({ doc }: { doc: Doc }) {
  const stops = docsOf(doc.ancestors.at(-1)?.items ?? [])
  const here = stops.findIndex(stop => stop.url === doc.url)
  if (here < 0 || stops.length < fewestStops) return null
  return (
    <p className="stops">
      {stops.length <= mostDrawn && (
        <span aria-hidden="true">
          {stops.map((stop, index) => (
            <i key={stop.url} data-here={index === here || undefined} />
          ))}
        </span>
      )}
      Stop {here + 1} of {stops.length}
    </p>
  )
}
