import type { SiteOutline } from '../content/site-content.ts'

const shown = 3
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

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
            <time dateTime={post.date.toISOString().slice(0, 10)}>{date.format(post.date)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
