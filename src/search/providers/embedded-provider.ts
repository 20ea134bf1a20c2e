import { searchFolder } from '../../urls/search-paths.ts'
import type { Engine } from '../engine/create-engine.ts'
import { fetchCurrentText, fetchSearchFile } from '../engine/fetch-search-file.ts'
import { readQuery } from '../engine/query.ts'
import { cutSnippet } from '../engine/snippets.ts'
import { startEngine } from '../engine/start-engine.ts'
import { readIndexName } from '../index/index-file.ts'
import { type PageText, readPageText } from '../index/page-text-file.ts'
import type { SearchGroup, SearchProvider, Snippet } from '../search-contract.ts'

interface Settings {
  /** Address of the file that names the index. */
  index: string
  /** Tags of the docs versions that the reader may want, the most likely first. */
  docsTags: () => string[]
  /** The address to show for a `target`. */
  rewrite: (target: string) => string
}

/** Searches the site's own index. Nothing is fetched before `preload` or `search` is called. */
export function createEmbeddedProvider({ index, docsTags, rewrite }: Settings): SearchProvider {
  const folder = index.slice(0, index.lastIndexOf('/')) + searchFolder
  const start = createEngineStarter(index, folder)
  const fetchPageText = createTextLoader(folder)
  /** Names of the files with the text of pages that were found, by the addresses of the pages. */
  const textFiles = new Map<string, string>()

  return {
    async preload() {
      await start()
    },
    async search({ query, kind, limit, offset, signal }) {
      const engine = await rejectOnAbort(start(), signal)
      const request = { query, kind, docsTags: docsTags(), limit, offset }
      const answer = await rejectOnAbort(engine(request), signal)
      for (const [target, file] of answer.textFiles) textFiles.set(target, file)
      const { groups, count, suggestions } = answer
      return { groups: groups.map(group => rewriteUrls(group, rewrite)), count, suggestions }
    },
    async snippets(hits, query, signal) {
      const { words } = readQuery(query)
      const snippets = await Promise.all(
        hits.map(async ({ target }): Promise<[string, Snippet][]> => {
          const [page = '', anchor = ''] = target.split('#')
          const file = textFiles.get(page)
          const section = file === undefined ? undefined : (await fetchPageText(file))?.get(anchor)
          const snippet = section && cutSnippet(section, words)
          return snippet ? [[target, snippet]] : []
        }),
      )
      signal.throwIfAborted()
      return new Map(snippets.flat())
    },
  }
}

/** Returns a function that starts the engine once, and again after it has failed or stopped. */
function createEngineStarter(index: string, folder: string): () => Promise<Engine> {
  let starting: Promise<Engine> | undefined
  const onStop = () => {
    starting = undefined
  }
  return () => {
    starting ??= startEngine({ index: fetchIndex(index, folder), folder, onStop }).catch(error => {
      onStop()
      throw error
    })
    return starting
  }
}

/** The text of the current index. */
async function fetchIndex(address: string, folder: string): Promise<string> {
  return fetchSearchFile(folder, readIndexName(await fetchCurrentText(address)))
}

/** Returns a function that fetches each text once, and again after a failure. It resolves with undefined if a text cannot be fetched. */
function createTextLoader(folder: string): (file: string) => Promise<PageText | undefined> {
  const texts = new Map<string, Promise<PageText | undefined>>()
  return file => {
    const known = texts.get(file)
    if (known) return known
    const text = fetchSearchFile(folder, `text/${file}`)
      .then(readPageText)
      .catch(() => {
        texts.delete(file)
        return undefined
      })
    texts.set(file, text)
    return text
  }
}

function rewriteUrls(group: SearchGroup, rewrite: Settings['rewrite']): SearchGroup {
  return { ...group, hits: group.hits.map(hit => ({ ...hit, url: rewrite(hit.target) })) }
}

/** Rejects as soon as the signal aborts, while `work` continues for later requests. */
function rejectOnAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
