// Saves every doc and category, the search page and the console, with the scripts, styles and pictures they need, in a
// separate cache whose files never expire.

import { parseHtml } from '../browser/page-elements.ts'
import { withBasePath } from '../browser/with-base-path.ts'
import { consolePath, searchPagePath } from '../urls/reserved-paths.ts'
import { searchFolder, searchIndexPath } from '../urls/search-paths.ts'
import { createSavedCopy } from './saved-pages.ts'
import { cacheNames, loadedFileLinks } from './worker-contract.ts'

/** The sitemap lists the docs. It is saved last, so if it is in the cache, all docs are. */
const sitemapPath = '/sitemap.xml'

export interface Progress {
  done: number
  total: number
}

/** Whether all docs are saved. */
export async function areDocsSaved(): Promise<boolean> {
  return (await caches.match(withBasePath(sitemapPath), { cacheName: cacheNames.docs })) !== undefined
}

export async function removeSavedDocs() {
  await caches.delete(cacheNames.docs)
}

/**
 * Saves each file whose path is not in `saved` yet and adds the path, so that a second call continues where the first one
 * stopped. Rejects when a file cannot be fetched or stored.
 */
export async function* saveDocs(saved: Set<string>): AsyncGenerator<Progress> {
  const cache = await caches.open(cacheNames.docs)
  const sitemap = await fetchFile(withBasePath(sitemapPath))
  const pages = [...listPagesToSave(await sitemap.clone().text()), withBasePath(searchPagePath)]
  const total = pages.filter(isDoc).length
  let done = 0
  for (const path of pages) {
    yield { done, total }
    if (!saved.has(path)) await saveDocPage(path, cache, saved)
    if (isDoc(path)) done++
  }
  for (const { url } of await cache.keys()) if (!saved.has(new URL(url).pathname)) await cache.delete(url)
  await cache.put(withBasePath(sitemapPath), sitemap)
  yield { done: total, total }
}

async function saveDocPage(path: string, cache: Cache, saved: Set<string>) {
  // `reload` bypasses the service worker, which keeps only the pages read last.
  const copy = await createSavedCopy(await fetchFile(path, { cache: 'reload' }), new Date())
  if (!copy) throw new Error(`${path} is not a page.`)
  for (const asset of listAssets(await copy.clone().text())) await saveAsset(asset, cache, saved)
  await cache.put(path, copy)
  saved.add(path)
}

async function saveAsset(path: string, cache: Cache, saved: Set<string>) {
  if (saved.has(path)) return
  const file = await fetchFile(path)
  // Added before its imports are saved, since they may import it in turn.
  saved.add(path)
  try {
    if (path.endsWith('.js'))
      for (const script of listImports(await file.clone().text())) await saveAsset(script, cache, saved)
    if (path === withBasePath(searchIndexPath)) await saveAsset(await readIndexPath(file.clone()), cache, saved)
    await cache.put(path, file)
  } catch (error) {
    saved.delete(path)
    throw error
  }
}

async function readIndexPath(nameOfIndex: Response): Promise<string> {
  const { index } = (await nameOfIndex.json()) as { index: string }
  return withBasePath(`${searchFolder}/${index}.json`)
}

async function fetchFile(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response
}

function isDoc(path: string): boolean {
  return path.startsWith(withBasePath('/docs/')) && !path.startsWith(withBasePath('/docs/category/'))
}

/**
 * The docs, the categories and the console, if the site has one. The sitemap is our own (src/outputs/sitemap.ts): each `<loc>`
 * holds one address and nothing else.
 */
function listPagesToSave(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return addresses.filter(path => path.startsWith(withBasePath('/docs/')) || path === withBasePath(consolePath))
}

/** The files that a page needs and that are no pages. No element names the search index and the stylesheet of the controls. */
function listAssets(html: string): string[] {
  const page = parseHtml(html)
  const { search = '{}', controlsStyles } = page.documentElement.dataset
  const { index } = JSON.parse(search) as { index?: string }
  const elements = page.querySelectorAll('script[src], link[rel=stylesheet], img')
  const paths = [...elements].map(element => element.getAttribute('src') ?? element.getAttribute('href'))
  const assets = [...paths, controlsStyles].filter(path => path?.startsWith(withBasePath('/assets/')))
  const loadedFiles = Array.from(page.querySelectorAll(loadedFileLinks), link => link.getAttribute('href'))
  return [...assets, ...loadedFiles, index].flatMap(path => path ?? [])
}

/**
 * The scripts that a built script imports, at once or later, and the stylesheets that it links. Vite writes them as
 * `./name.js` or `/assets/name.js`, and the minifier chooses the quotes. A false match would fail with a 404, which the browser tests would notice.
 */
function listImports(script: string): string[] {
  return [...script.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) =>
    withBasePath(`/assets/${name}`),
  )
}
