import { listDocs } from '../content/docs/sidebar-tree.ts'
import type { SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { consolePath, searchPagePath } from '../urls/reserved-paths.ts'
import { generatedPage, type Route } from './route.ts'

/** `/404`: what hosts send for every address that the site does not have. */
export function listNotFoundRoutes(site: SiteContent): Route[] {
  return [
    {
      ...generatedPage,
      path: '/404',
      name: 'the not-found page',
      isIndexed: false,
      files: [],
      styles: ['not-found'],
      image: undefined,
      head: () => ({ title: 'Page Not Found', description: undefined, facets: { tag: defaultTag } }),
      render: () => renderNotFoundPage(site),
    },
  ]
}

function renderNotFoundPage(site: SiteContent) {
  return (
    <main id="main" className="single not-found">
      <LostLine />
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <form action={searchPagePath}>
        <input type="search" name="q" placeholder="Search docs" aria-label="Search docs" />
        <button type="submit">Search</button>
      </form>
      <ul>
        {listStartingPlaces(site).map(({ url, label }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
      <p className="suggestions" data-at-once="" role="status" />
      <p className="muted">
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
    </main>
  )
}

/** A railway line that breaks off before its last stop. */
function LostLine() {
  return (
    <svg viewBox="0 -14 480 112" aria-hidden="true">
      <path d="M-2000 14H52m16 0h82l56 56h56m16 0h50" />
      <path d="M340 70h100" strokeDasharray="2 12" />
      <circle cx="60" cy="14" r="8" />
      <circle cx="270" cy="70" r="8" />
      <circle cx="460" cy="70" r="8" strokeDasharray="4 4" />
    </svg>
  )
}

/** Where a lost reader may start again: the home page, the first doc, the blog and the console, as far as the site has them. */
function listStartingPlaces({ config, sidebar, posts }: SiteContent): { url: string; label: string }[] {
  const [firstDoc] = listDocs(sidebar)
  return [
    { url: '/', label: 'Home' },
    ...(firstDoc ? [{ url: firstDoc.url, label: firstDoc.title }] : []),
    ...(posts.length > 0 ? [{ url: '/blog', label: config.blog.title }] : []),
    ...(config.console ? [{ url: consolePath, label: 'q console' }] : []),
  ]
}
