import type { SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

/** `/404`: what hosts send for every address that the site does not have. */
export function listNotFoundRoutes({ config }: SiteContent): Route[] {
  return [
    {
      ...generatedPage,
      path: '/404',
      name: 'the not-found page',
      isIndexed: false,
      files: [],
      image: siteImage(config),
      head: () => ({ title: 'Page Not Found', description: undefined, facets: { tag: defaultTag } }),
      render: () => <NotFoundPage />,
    },
  ]
}

function NotFoundPage() {
  return (
    <main id="main" className="single">
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <p>
        You can <a href="/search">search the documentation</a>, or start again from the <a href="/">home page</a>.
      </p>
      <p className="suggestions" data-at-once="" role="status" />
    </main>
  )
}
