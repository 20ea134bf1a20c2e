import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { formatProblems, hasErrors, type Problem } from '../../content/input/problem.ts'
import { listArticles } from '../../content/site-content.ts'
import type { LazyText } from '../../lib/memo.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { resolveRequestedPath } from '../../urls/requested-path.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { BuiltSite } from '../assemble-site.ts'
import { openBuildMemo } from '../cache/build-memo.ts'
import { type Folders, getSiteCacheFolder } from '../folders.ts'
import { formatExcerpt } from './error-document.ts'
import { createProcessMemo, type ProcessMemo } from './process-memo.ts'
import type { RunningGenerator } from './running-generator.ts'

interface Reading {
  site: BuiltSite | undefined
  problems: Problem[]
  /** The files that a build writes beside the pages, by path; made when they are first asked for. */
  companions: () => Promise<ReadonlyMap<string, string | LazyText>>
}

interface Addresses {
  base: string
  /** Where an address of the host redirects to, such as `/docs` to `/docs/intro`. */
  redirectOf: (path: string) => string | undefined
}

/** The site as it is read for the first request. */
interface FirstReading {
  /** Undefined if the site has errors, or if the request has no address of it. */
  site?: BuiltSite | undefined
  /** The only page that has its content; undefined if the request asks for something else than a doc, post or page of text. */
  page?: string | undefined
}

export interface SiteReader {
  /** The site as it is now: read again if something has changed since the last time. */
  readCurrent: () => Promise<Reading>
  /** The site to answer a request for the page at `path` with. Its other pages may still be empty. */
  readFor: (path: string) => Promise<Reading>
  /** Makes the next request read the site again. */
  invalidate: () => void
  /** Without base path and redirects while the configuration cannot be read; every address then shows its problems. */
  readAddresses: (url: string) => Promise<Addresses>
}

/** Reads the site in `root`, and prints its problems when they differ from the last time. */
export function createSiteReader(vite: ViteDevServer, generator: RunningGenerator, folders: Folders): SiteReader {
  const { root } = folders
  const memoOf = createMemoOfVersion(folders)
  let reading: Promise<Reading> | undefined
  let firstReading: Promise<FirstReading> | undefined
  /** Until all of the site has been read for the first time. */
  let isStarting = true
  let lastReport = ''
  return { readCurrent, readFor, invalidate, readAddresses }

  function readCurrent(): Promise<Reading> {
    reading ??= read()
    return reading
  }

  async function readFor(path: string): Promise<Reading> {
    const first = isStarting ? await firstReading : undefined
    return first?.page === path ? { site: first.site, problems: [], companions: async () => new Map() } : readCurrent()
  }

  function invalidate() {
    reading = undefined
    firstReading = undefined
  }

  async function readAddresses(url: string): Promise<Addresses> {
    const site = await readAnySite(url).catch(() => undefined)
    if (!site) return { base: '', redirectOf: () => undefined }
    const base = getBasePath(site.content.config)
    return {
      base,
      redirectOf(path) {
        const to = path.startsWith(base) ? site.redirects.get(path.slice(base.length)) : undefined
        return to === undefined ? undefined : encodeURI(base + to)
      },
    }
  }

  /** The whole site, or that of the first request: both have all addresses. */
  async function readAnySite(url: string): Promise<BuiltSite | undefined> {
    if (isStarting) {
      firstReading ??= readFirst(url)
      const { site } = await firstReading
      if (site) return site
    }
    return (await readCurrent()).site
  }

  /** What is wrong with the site is found again, and printed, when all of it is read. */
  async function readFirst(url: string): Promise<FirstReading> {
    try {
      const { assemble, config } = await load()
      const requested = config && resolveRequestedPath(url, getBasePath(config))
      if (!config || requested?.kind !== 'page') return {}
      const { site, problems } = await assemble(config, requested.path)
      if (!site || hasErrors(problems)) return {}
      return { site, page: listArticles(site.content).find(({ url }) => url === requested.path)?.url }
    } catch {
      return {}
    }
  }

  async function read(): Promise<Reading> {
    const first = await firstReading
    // Meanwhile the page is rendered and sent.
    if (first?.page !== undefined) await setTimeout(500)
    const { assemble, endReading, config, mistakes } = await load()
    const { site, problems } = config ? await assemble(config) : { site: undefined, problems: mistakes }
    endReading()
    if (isStarting && firstReading) refreshOpenPages(vite)
    isStarting = false
    const report = problems.length > 0 ? formatProblems(problems, where => formatExcerpt(root, where)) : ''
    if (report !== lastReport) console.error(report || 'All problems are solved.')
    lastReport = report
    let companions: Promise<Map<string, string | LazyText>> | undefined
    return {
      site,
      problems,
      companions() {
        companions ??= collectMap(site?.companions() ?? [])
        return companions
      },
    }
  }

  /** Loads what reads the site: the generator, and the site's code with its configuration. */
  async function load() {
    const { readSiteConfig, assembleSite, version } = await generator.load()
    const { memo, endReading } = memoOf(version)
    const code = await generator.loadSiteCode(vite)
    const codeVersion = generator.computeCodeVersion(vite)
    const { config, problems: mistakes } = readSiteConfig(root, code.config)
    const assemble = (config: SiteConfig, only?: string) =>
      assembleSite({ root, config, code, codeVersion, includesDrafts: true, isDevelopment: true, only, memo })
    return { assemble, endReading, config, mistakes }
  }
}

/** Has open pages fetch themselves again. */
export function refreshOpenPages({ environments }: ViteDevServer) {
  environments.client.hot.send({ type: 'custom', event: 'tickwise:update' })
}

/** The memo for a version of the generator; another version begins with an empty one. */
function createMemoOfVersion(folders: Folders): (version: string) => ProcessMemo {
  let memo: { version: string; memo: ProcessMemo } | undefined
  return version => {
    if (memo?.version !== version) {
      const folder = getSiteCacheFolder(folders, 'development')
      memo = { version, memo: createProcessMemo(folder === undefined ? undefined : openBuildMemo(folder, version)) }
    }
    return memo.memo
  }
}

async function collectMap<Key, Value>(entries: AsyncIterable<[Key, Value]> | Iterable<[Key, Value]>) {
  const map = new Map<Key, Value>()
  for await (const [key, value] of entries) map.set(key, value)
  return map
}
