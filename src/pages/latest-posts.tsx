import type { SiteOutline } from '../content/site-content.ts'
import { Day } from '../shell/day.tsx'

const shown = 3

export function LatestPosts({ outline }: { outline: SiteOutline }) {
  return (
    <ul className="cards">
      {outline.posts.slice(0, shown).map(post => (
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
