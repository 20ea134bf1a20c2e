import { readSiteForTest } from '../outputs/site-for-test.ts'
import { searchFolder } from './addresses.ts'
import { createEngine, type Engine, type EngineAnswer, type Question } from './engine.ts'
import { readIndex } from './index-file.ts'
import { type SearchFiles, searchFiles } from './search-files.ts'
import { type ShardLimits, shardLimits } from './shards.ts'

/** What search has of this repository's own content. */
export async function realSearchFiles(limits: ShardLimits = shardLimits): Promise<SearchFiles> {
  const { content } = await readSiteForTest(process.cwd())
  return searchFiles(content, limits)
}

/** An engine over `files`; names of those it fetches go to `fetched`. */
export function engineForTest({ address, files }: SearchFiles, fetched: string[] = []): Engine {
  return createEngine(readIndex(files.get(address) ?? ''), async name => {
    fetched.push(name)
    return files.get(`${searchFolder}/${name}.json`) ?? Promise.reject(new Error(`${name} is not there.`))
  })
}

export function question(query: string, settings: Partial<Question> = {}): Question {
  return { query, kind: undefined, docsTags: ['docs-default-current'], limit: 5, offset: 0, ...settings }
}

/** Addresses of the sections found, in the order in which a reader meets them. */
export function targetsOf({ groups }: EngineAnswer): string[] {
  return groups.flatMap(({ hits }) => hits.map(({ target }) => target))
}
