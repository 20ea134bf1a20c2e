import type { Post } from '../content/site-content.ts'

/** All posts by year, newest first; a popover on narrow screens like the docs sidebar. */
export function BlogSidebar({ title, posts, path }: { title: string; posts: Post[]; path: string }) {
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        {title}
      </button>
      <nav id="sidebar" className="sidebar" aria-label={title} popover="auto">
        <p className="sidebar-title">{title}</p>
        {postsByYear(posts).map(([year, ofYear]) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {ofYear.map(post => (
                <li key={post.url}>
                  <a href={post.url} aria-current={post.url === path ? 'page' : undefined}>
                    {post.sidebarLabel}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}

/** Years of publication (UTC), newest first, each with its posts in the given order. */
export function postsByYear(posts: Post[]): [number, Post[]][] {
  const years = new Map<number, Post[]>()
  for (const post of posts) {
    const year = post.date.getUTCFullYear()
    years.set(year, [...(years.get(year) ?? []), post])
  }
  return [...years].sort(([a], [b]) => b - a)
}
