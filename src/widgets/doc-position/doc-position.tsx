import type { Doc } from '../../content/site-content.ts'
import { listStops } from './list-stops.ts'

/** With more docs than this the drawing would be too long, and the words alone are shown. */
const maxDrawnStops = 20

/** A doc's place among the docs of its category, drawn as a stop on a railway line: "Stop 3 of 8". */
export function DocPosition({ doc }: { doc: Doc }) {
  const stops = listStops(doc.ancestors.at(-1))
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
