import type { SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { offlinePath } from '../urls/reserved-paths.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

/** `/offline`: shown in place of a page that can neither be fetched nor is saved. */
export function listOfflineRoutes(site: SiteContent): Route[] {
  if (!site.config.offline) return []
  return [
    {
      ...generatedPage,
      path: offlinePath,
      name: 'the offline page',
      isIndexed: false,
      files: [],
      image: siteImage(site.config),
      head: () => ({ title: 'You are offline', description: undefined, facets: { tag: defaultTag } }),
      render: () => renderOfflinePage(site),
    },
  ]
}

/** The service worker puts the list of saved pages into `#saved-pages`. */
function renderOfflinePage(site: SiteContent) {
  const offer = site.pages.find(({ html }) => html.includes('<x-island name="offline-docs"'))
  return (
    <main id="main" className="single">
      <h1>You are offline</h1>
      <div className="prose">
        <p>
          This page could not be fetched: your device has no network, or {site.config.title} does not answer. You did
          nothing wrong. Reload the page when the network is back.
        </p>
        <div className="heading">
          <h2>What you can read now</h2>
        </div>
        <p id="saved-pages">Pages that you read with a network are saved in your browser. So far it holds none.</p>
        {offer && (
          <>
            <div className="heading">
              <h2>All docs without a network</h2>
            </div>
            <p>
              When you have a network again, you can{' '}
              <a href={`${offer.url}#offline-docs`}>save all docs in this browser</a> with one button.
            </p>
          </>
        )}
      </div>
    </main>
  )
}
