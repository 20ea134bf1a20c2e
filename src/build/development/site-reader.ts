import type { ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../../content/input/problem.ts'
import type { LazyText } from '../../lib/memo.ts'
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

export interface SiteReader {
  /** The site as it is now: read again if something has changed since the last time. */
  readCurrent: () => Promise<Reading>
  /** Makes the next request read the site again. */
  invalidate: () => void
  /** Without base path and redirects while the configuration cannot be read; every address then shows its problems. */
  readAddresses: () => Promise<Addresses>
}

/** Reads the site in `root`, and prints its problems when they differ from the last time. */
export function createSiteReader(vite: ViteDevServer, generator: RunningGenerator, folders: Folders): SiteReader {
  const { root } = folders
  const memoOf = createMemoOfVersion(folders)
  let reading: Promise<Reading> | undefined
  let lastReport = ''
  return { readCurrent, invalidate, readAddresses }

  function readCurrent(): Promise<Reading> {
    reading ??= read()
    return reading
  }

  function invalidate() {
    reading = undefined
  }

  async function readAddresses(): Promise<Addresses> {
    const { site } = await readCurrent().catch(() => ({ site: undefined }))
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

  async function read(): Promise<Reading> {
    const { readSiteConfig, assembleSite, version } = await generator.load()
    const { memo, endReading } = memoOf(version)
    const code = await generator.loadSiteCode(vite)
    const { config, problems: mistakes } = readSiteConfig(root, code.config)
    const { site, problems } = config
      ? await assembleSite({ root, config, code, includesDrafts: true, isDevelopment: true, memo })
      : { site: undefined, problems: mistakes }
    endReading()
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
