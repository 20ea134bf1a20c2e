import { withBasePath } from '../browser/with-base-path.ts'

// Names and messages that pages and the service worker share.

/** The names of the caches for offline reading, by their content. */
export const cacheNames = {
  /** The pages that the reader opened last. */
  pages: 'tickwise-pages',
  /** Files with a hash in their names: scripts, stylesheets, images. */
  assets: 'tickwise-assets',
  /** Texts of pages that were among search results, for snippets. */
  texts: 'tickwise-texts',
  /** All docs with the files they need, if the reader chose to save them. */
  docs: 'tickwise-docs',
} as const

/** Workbox builds the name of its precache, which holds the files that every page needs, from these and the worker's scope. */
export const shellCache = { prefix: 'tickwise', precache: 'shell', suffix: '' } as const

/**
 * Asks the worker to stop saving and to delete its records of when files were used. Pages of earlier builds send the same
 * text to newer workers, so it must not change.
 */
export const clearDataMessage = 'forget'

/** Asks the worker to save the files that search needs. */
export const saveSearchMessage = 'save search'

/** Asks the worker to save what runs the q sessions of a page. */
export const saveSessionsMessage = 'save sessions'

/** Asks the worker to save what checks the answers to exercises. */
export const saveExercisesMessage = 'save exercises'

/** The links of a page to files of the site that its q blocks load (src/q-pages/fence/fence-renderer.ts). */
export const loadedFileLinks = '[data-file] > figcaption > [download]'

/**
 * The registration of this site's service worker. `getRegistration` falls back to the worker of a parent path (of `/` for a
 * page of `/docs-site/`); that one belongs to another site and is ignored.
 */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { href } = new URL(withBasePath('/'), location.href)
  const registration = await navigator.serviceWorker.getRegistration(href)
  return registration?.scope === href ? registration : undefined
}
