import { Day, useSite } from 'tickwise'

const shown = 3

/** The newest posts. It is rendered during the build, so readers get a plain list of links. */
export function LatestPosts() {
  const { posts } = useSite()
  return (
    <ul className="home-posts">
      {posts.slice(0, shown).map(post => (
        <li key={post.url}>
          <Day date={post.date} />
          <h3>
            <a href={post.url}>{post.title}</a>
          </h3>
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  )
}
