import type { SiteContent } from '../content/site-content.ts'

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

export function ArchivePage({ site: { years } }: { site: SiteContent }) {
  return (
    <main id="main" className="single archive">
      <h1>Archive</h1>
      {years.size > 1 && (
        <nav aria-label="Years">
          <ul className="tag-list">
            {[...years].map(([year, { length }]) => (
              <li key={year}>
                <a href={`#${year}`}>
                  {year} <small>{length}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {[...years].map(([year, posts]) => (
        <section key={year}>
          <h2 id={String(year)}>{year}</h2>
          <ul>
            {posts.map(post => (
              <li key={post.url}>
                <time dateTime={post.date.toISOString().slice(0, 10)}>{dayAndMonth.format(post.date)}</time>
                <a href={post.url}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
