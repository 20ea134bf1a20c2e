import type { Post, Series } from '../../content/site-content.ts'

/** The posts of a series in order, drawn as stops on a line, with the current post marked. */
export function SeriesNav({ series: { name, posts }, post: current }: { series: Series; post: Post }) {
  return (
    <nav className="series" aria-label={`Series: ${name}`}>
      <p>
        <b>{name}</b> · part {posts.indexOf(current) + 1} of {posts.length}
      </p>
      <ol>
        {posts.map(post => (
          <li key={post.url}>
            {post === current ? <span aria-current="page">{post.title}</span> : <a href={post.url}>{post.title}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
