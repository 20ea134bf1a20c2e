import type { Shard } from '../index/index-file.ts'
import type { Query } from './query.ts'

/** Terms with the same beginning can fill many shards; only the first ones are loaded. */
const maxShardsOfTerm = 2

/** Loads the shards that a query needs. If one cannot be loaded, resolves with the error, since the others are still of use. */
export type LoadShards = (query: Query) => Promise<Error | undefined>

/** Each shard is loaded once, and tried again after a failure. `load` takes the name of its file. */
export function createShardLoader(shards: Shard[], load: (file: string) => Promise<void>): LoadShards {
  const loading = new Map<string, Promise<void>>()
  const loadOnce = ({ file }: Shard): Promise<void> => {
    const known = loading.get(file)
    if (known) return known
    const loaded = load(file).catch(error => {
      loading.delete(file)
      throw error
    })
    loading.set(file, loaded)
    return loaded
  }
  return async query => {
    const results = await Promise.allSettled(selectShards(query, shards).map(loadOnce))
    const failed = results.find(result => result.status === 'rejected')
    return failed && (failed.reason as Error)
  }
}

/** The shards that may have words of the query, or terms that begin with the word that is still being typed. */
function selectShards({ words }: Query, shards: Shard[]): Shard[] {
  const selected = words.flatMap(({ terms, forms, parts, isUnfinished, synonyms }) =>
    [...terms, ...forms, ...parts, ...synonyms.flat()].flatMap(term => {
      const own = findShard(term, shards)
      const from = Math.max(0, own)
      // No term has U+FFFF, so every term with this beginning comes before it.
      const to = isUnfinished ? findShard(`${term}\uffff`, shards) : own
      return shards.slice(from, Math.min(to + 1, from + maxShardsOfTerm))
    }),
  )
  return [...new Set(selected)]
}

/** The index of the shard whose range includes the term; -1 if the term comes before all shards. */
function findShard(term: string, shards: Shard[]): number {
  return shards.findLastIndex(({ first }) => first <= term)
}
