// Saves every doc and category and the search page, with the scripts, styles and pictures they need, into a cache that nothing expires.

import { atBase } from '../navigation/at-base.ts'
import { searchPagePath } from '../search/addresses.ts'
import type { PageSearch } from '../search/page-search.ts'
import { cacheNames } from './names.ts'
import { savedCopy } from './saved-page.ts'

/** Holds the list of docs; saved last, it also says that all of them are. */
const sitemapPath = '/sitemap.xml'

export type Progress = { done: number; total: number }

/** Whether all docs were saved, to the last one. */
export async function areDocsKept(): Promise<boolean> {
  return (await caches.match(atBase(sitemapPath), { cacheName: cacheNames.docs })) !== undefined
}

export async function dropDocs() {
  await caches.delete(cacheNames.docs)
}

/**
 * Saves what `kept` does not name yet and adds it there, so that a second call goes on where the first one stopped.
 * Rejects when a file cannot be fetched or stored.
 */
export async function* keepDocs(kept: Set<string>): AsyncGenerator<Progress> {
  const cache = await caches.open(cacheNames.docs)
  const sitemap = await fetchFile(atBase(sitemapPath))
  const pages = [...docsAndCategories(await sitemap.clone().text()), atBase(searchPagePath)]
  const countDocs = (paths: string[]) => paths.filter(isDoc).length
  const total = countDocs(pages)
  for (const [index, path] of pages.entries()) {
    yield { done: countDocs(pages.slice(0, index)), total }
    if (!kept.has(path)) await keepPage(path)
  }
  for (const { url } of await cache.keys()) if (!kept.has(new URL(url).pathname)) await cache.delete(url)
  await cache.put(atBase(sitemapPath), sitemap)
  yield { done: total, total }

  async function keepPage(path: string) {
    // `reload`: from the network, past the service worker, whose own cache of read pages is small.
    const copy = await savedCopy(await fetchFile(path, { cache: 'reload' }), new Date())
    if (!copy) throw new Error(`${path} is no page.`)
    for (const asset of assetsOfPage(await copy.clone().text())) await keepAsset(asset)
    await cache.put(path, copy)
    kept.add(path)
  }

  async function keepAsset(path: string) {
    if (kept.has(path)) return
    const file = await fetchFile(path)
    kept.add(path)
    try {
      if (path.endsWith('.js')) for (const script of importsOf(await file.clone().text())) await keepAsset(script)
      await cache.put(path, file)
    } catch (error) {
      kept.delete(path)
      throw error
    }
  }
}

async function fetchFile(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response
}

function isDoc(path: string): boolean {
  return path.startsWith(atBase('/docs/')) && !path.startsWith(atBase('/docs/category/'))
}

function docsAndCategories(sitemap: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return addresses.filter(path => path.startsWith(atBase('/docs/')))
}

function assetsOfPage(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const { search = '{}', controlsStyles } = page.documentElement.dataset
  const { index } = JSON.parse(search) as Partial<PageSearch>
  const elements = page.querySelectorAll('script[src], link[rel=stylesheet], img')
  const paths = [...elements].map(element => element.getAttribute('src') ?? element.getAttribute('href'))
  // The search page links the stylesheet of search; that of the controls is in no link.
  return [...paths, index, controlsStyles].flatMap(path => (path?.startsWith(atBase('/assets/')) ? [path] : []))
}

/** The scripts that a built script fetches when they are needed. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g)].map(([, name]) => atBase(`/assets/${name}`))
}
