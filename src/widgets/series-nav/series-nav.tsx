import type { Series } from '../../content/site-content.ts'

interface SeriesNavProps {
  name: string
  posts: { url: string; title: string }[]
  /** Address of the current post. */
  path: string
}

/** The posts of a series in order, drawn as stops on a line, with the current post marked. */
export function SeriesNav({ name, posts, path }: SeriesNavProps) {
  return (
    <nav className="series" aria-label={`Series: ${name}`}>
      <p>
        <b>{name}</b> · part {posts.findIndex(({ url }) => url === path) + 1} of {posts.length}
      </p>
      <ol>
        {posts.map(({ url, title }) => (
          <li key={url}>{url === path ? <span aria-current="page">{title}</span> : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}

/** What the posts of a series show of it. */
export function describeSeries({ name, posts }: Series): Pick<SeriesNavProps, 'name' | 'posts'> {
  return { name, posts: posts.map(({ url, title }) => ({ url, title })) }
}
