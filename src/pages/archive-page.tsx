import type { SiteContent } from '../content/site-content.ts'
import { postsByYear } from '../shell/blog-sidebar.tsx'

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export function ArchivePage({ site }: { site: SiteContent }) {
  return (
    <main id="main" className="single">
      <h1>Archive</h1>
      {postsByYear(site.posts).map(([year, posts]) => (
        <section key={year}>
          <h2 id={String(year)}>{year}</h2>
          <ul>
            {posts.map(post => (
              <li key={post.url}>
                <a href={post.url}>
                  <time dateTime={post.date.toISOString().slice(0, 10)}>{dayAndMonth.format(post.date)}</time> -{' '}
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
