import { Day, useSite } from 'tickwise'
import './landing.css'

const shown = 3

export function LatestPosts() {
  const { posts } = useSite()
  return (
    <ul className="news">
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
