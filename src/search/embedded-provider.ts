import type { Engine } from './engine.ts'
import { startEngine } from './engine-host.ts'
import { fetchSearchFile, fetchText } from './fetch-search-file.ts'
import { type PageText, readPageText } from './page-text.ts'
import { readQuery } from './query.ts'
import type { SearchGroup, SearchHit, SearchProvider, Snippet } from './search-provider.ts'
import { cutSnippet } from './snippet.ts'

type Settings = {
  /** Address of the index; the other files stand beside it. */
  index: string
  /** Tags of the docs a reader may want, the likeliest first. */
  docsTags: () => string[]
  /** The address to show for where a hit stands. */
  rewrite: (target: string) => string
}

/** Answers from the site's own files; nothing is fetched before it is asked, or warmed. */
export function embeddedProvider({ index, docsTags, rewrite }: Settings): SearchProvider {
  const folder = index.slice(0, index.lastIndexOf('/'))
  let starting: Promise<Engine> | undefined
  /** Files with the text of pages that were found, by the pages' addresses. */
  const textFiles = new Map<string, string>()
  const texts = new Map<string, Promise<PageText | undefined>>()

  return {
    async warm() {
      await start()
    },
    async search({ query, kind, limit, offset, signal }) {
      const engine = await unlessAborted(start(), signal)
      const question = { query, kind, docsTags: docsTags(), limit, offset }
      const { groups, count, suggestions, textFiles: found } = await unlessAborted(engine(question), signal)
      for (const [target, file] of found) textFiles.set(target, file)
      return { groups: groups.map(withUrls), count, suggestions }
    },
    async snippets(hits, query, signal) {
      const { words } = readQuery(query)
      const cut = await Promise.all(hits.map(async hit => [hit.target, await snippetOf(hit)] as const))
      signal.throwIfAborted()
      return new Map(cut.flatMap(([target, snippet]) => (snippet ? [[target, snippet]] : [])))

      async function snippetOf({ target }: SearchHit): Promise<Snippet | undefined> {
        const [page = '', anchor = ''] = target.split('#')
        const section = (await textOf(page))?.get(anchor)
        return section && cutSnippet(section, words)
      }
    },
  }

  /** Once; again after it failed or stopped. */
  function start(): Promise<Engine> {
    const forget = () => {
      starting = undefined
    }
    starting ??= startEngine(fetchText(index), folder, forget).catch(error => {
      forget()
      throw error
    })
    return starting
  }

  function textOf(page: string): Promise<PageText | undefined> {
    const file = textFiles.get(page)
    if (file === undefined) return Promise.resolve(undefined)
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

  function withUrls(group: SearchGroup): SearchGroup {
    return { ...group, hits: group.hits.map(hit => ({ ...hit, url: rewrite(hit.target) })) }
  }
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
