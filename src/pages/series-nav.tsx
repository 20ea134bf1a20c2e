import type { Post, Series } from '../content/site-content.ts'

/** The parts of a series as stops on a line, with the one at hand among them. */
export function SeriesNav({ series: { name, parts }, post }: { series: Series; post: Post }) {
  return (
    <nav className="series" aria-label={`Series: ${name}`}>
      <p>
        <b>{name}</b> · part {parts.indexOf(post) + 1} of {parts.length}
      </p>
      <ol>
        {parts.map(part => (
          <li key={part.url}>
            {part === post ? <span aria-current="page">{part.title}</span> : <a href={part.url}>{part.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
