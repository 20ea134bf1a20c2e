import { Day, useSite } from 'tickwise'

const shown = 3

export function LatestPosts() {
  const { posts } = useSite()
  return (
    <ul className="cards">
      {posts.slice(0, shown).map(post => (
        <li key={post.url}>
          <h3>
            <a href={post.url}>{post.title}</a>
          </h3>
          <p>{post.description}</p>
          <p className="muted">
            <Day date={post.date} />
          </p>
        </li>
      ))}
    </ul>
  )
}
