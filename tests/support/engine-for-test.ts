import type { SiteContent } from '../../src/content/site-content.ts'
import {
  createEngine,
  type Engine,
  type EngineAnswer,
  type EngineRequest,
} from '../../src/search/engine/create-engine.ts'
import { buildSearchFiles, type SearchFiles } from '../../src/search/index/build-search-files.ts'
import { type ShardLimits, shardLimits } from '../../src/search/index/split-postings.ts'
import { searchFolder } from '../../src/urls/search-paths.ts'
import { componentsOfThisSite } from './components-of-this-site.ts'
import { searchSourceForTest } from './search-source-for-test.ts'
import { readSiteForTest } from './site-for-test.ts'

/** The search files of this repository's own content. */
export async function buildSearchFilesOfThisSite(limits: ShardLimits = shardLimits): Promise<SearchFiles> {
  realContent ??= readSiteForTest(process.cwd(), { console: true }, componentsOfThisSite).then(({ content }) => content)
  return buildSearchFiles(searchSourceForTest(await realContent), { limits })
}

/** Read once for all test files of a worker: reading takes seconds. */
let realContent: Promise<SiteContent> | undefined

/** An engine that searches `files`; the names of those it fetches are added to `fetched`. */
export function engineForTest({ address, files }: SearchFiles, fetched: string[] = []): Engine {
  return createEngine(files.get(address) ?? '', async name => {
    fetched.push(name)
    return files.get(`${searchFolder}/${name}.json`) ?? Promise.reject(new Error(`${name} is not there.`))
  })
}

export function createEngineRequest(query: string, settings: Partial<EngineRequest> = {}): EngineRequest {
  return { query, kind: undefined, docsTags: ['docs-default-current'], limit: 5, offset: 0, ...settings }
}

/** Addresses of the sections found, in the order in which a reader sees them. */
export function listTargets({ groups }: EngineAnswer): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ target }) => target))
}
