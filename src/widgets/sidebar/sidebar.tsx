import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../../content/site-content.ts'
import { getOrCompute } from '../../lib/collections.ts'
import type { SidebarEntry, SidebarList } from './sidebar-entries.ts'

/**
 * The docs as a tree of `<details>`, below `children`. Empty for a page that belongs to no sidebar. On narrow screens it is a
 * popover that the button above it opens.
 */
export function DocsSidebar({ list, children }: { list: SidebarList; children?: ReactNode }) {
  if (list.entries.length === 0 && !children) return null
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        Docs menu
      </button>
      <nav id="sidebar" className="sidebar" aria-label="Docs sidebar" popover="auto">
        {children}
        <Entries list={list} />
      </nav>
    </>
  )
}

function Entries({ list: { entries, allEntries } }: { list: SidebarList }) {
  return (
    <ul>
      {entries.map(entry => (
        <li key={entry.url ?? entry.label}>
          {entry.list ? <Category entry={entry} list={entry.list} /> : <SidebarAnchor {...entry} />}
        </li>
      ))}
      {allEntries && (
        <li>
          <a href={allEntries.url}>All {allEntries.count} entries</a>
        </li>
      )}
    </ul>
  )
}

/** Links to other sites open in a new tab. */
export function SidebarAnchor({ label, url, isCurrent, isExternal }: Omit<SidebarEntry, 'list'>) {
  const outside = isExternal && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={url} aria-current={isCurrent ? 'page' : undefined} {...outside}>
      {label}
    </a>
  )
}

/** A category with its own page is a link with a caret beside it, which opens its list. Otherwise its label opens the list. */
function Category({ entry, list }: { entry: SidebarEntry; list: NonNullable<SidebarEntry['list']> }) {
  const { url, label, isCurrent } = entry
  return (
    <>
      {url && (
        <a className="category-link" href={url} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      )}
      <details open={list.isOpen} data-key={url ?? label}>
        <summary aria-label={url && `Pages of ${label}`}>{url ? '' : label}</summary>
        <Entries list={list} />
      </details>
    </>
  )
}

interface BlogSection {
  heading: string
  links: { url: string; label: string }[]
}

/** The sections of the blog's sidebar. Like the docs sidebar it is a popover on narrow screens. */
export function BlogSidebar({ title, sections, path }: { title: string; sections: BlogSection[]; path: string }) {
  return (
    <>
      <button type="button" className="sidebar-button" popoverTarget="sidebar">
        {title}
      </button>
      <nav id="sidebar" className="sidebar blog-sidebar" aria-label={title} popover="auto">
        <p className="sidebar-title">{title}</p>
        {sections.map(({ heading, links }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ url, label }) => (
                <li key={url}>
                  <a href={url} aria-current={url === path ? 'page' : undefined}>
                    {label}
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

/** A blog with more posts lists only the latest ones, and links to the years of the archive. */
const maxPosts = 100
const latestPosts = 10

const sectionsByPosts = new WeakMap<Post[], BlogSection[]>()

/** All posts by year, newest first. The pages of a site share the result. */
export function listBlogSections({ posts, years }: Pick<SiteContent, 'posts' | 'years'>): BlogSection[] {
  return getOrCompute(sectionsByPosts, posts, () => {
    const byYear = [...years]
    return posts.length > maxPosts
      ? [createSection('Latest', posts.slice(0, latestPosts)), { heading: 'Archive', links: byYear.map(linkToYear) }]
      : byYear.map(([year, yearPosts]) => createSection(String(year), yearPosts))
  })
}

function createSection(heading: string, posts: Post[]): BlogSection {
  return { heading, links: posts.map(({ url, sidebarLabel }) => ({ url, label: sidebarLabel })) }
}

function linkToYear([year, { length }]: [number, Post[]]) {
  return { url: `/blog/archive#${year}`, label: `${year} (${length === 1 ? 'one post' : `${length} posts`})` }
}
