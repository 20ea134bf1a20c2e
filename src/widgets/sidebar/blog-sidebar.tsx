import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../../content/site-content.ts'

/** A blog with more posts lists only the latest ones, and links to the years of the archive. */
const maxPosts = 100
const latestPosts = 10

/** All posts by year, newest first. Like the docs sidebar it is a popover on narrow screens. */
export function BlogSidebar({ site: { posts, years, config }, path }: { site: SiteContent; path: string }) {
  const title = config.blog.sidebarTitle
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        {title}
      </button>
      <nav id="sidebar" className="sidebar blog-sidebar" aria-label={title} popover="auto">
        <p className="sidebar-title">{title}</p>
        {posts.length <= maxPosts ? (
          [...years].map(([year, ofYear]) => <Posts key={year} heading={year} posts={ofYear} path={path} />)
        ) : (
          <>
            <Posts heading="Latest" posts={posts.slice(0, latestPosts)} path={path} />
            <Section heading="Archive">
              {[...years].map(([year, { length }]) => (
                <li key={year}>
                  <a href={`/blog/archive#${year}`}>
                    {year} ({length === 1 ? 'one post' : `${length} posts`})
                  </a>
                </li>
              ))}
            </Section>
          </>
        )}
      </nav>
    </>
  )
}

function Posts({ heading, posts, path }: { heading: ReactNode; posts: Post[]; path: string }) {
  return (
    <Section heading={heading}>
      {posts.map(post => (
        <li key={post.url}>
          <a href={post.url} aria-current={post.url === path ? 'page' : undefined}>
            {post.sidebarLabel}
          </a>
        </li>
      ))}
    </Section>
  )
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}
