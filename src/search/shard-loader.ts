import type { Shard } from './index-file.ts'
import type { Query } from './query.ts'

/** Of a beginning that many terms have, this many shards are looked at. */
const maxShardsOfTerm = 2

/**
 * Loads what a query needs, each shard once, and gives back why one could not be had: what is there can still answer.
 * `load` takes the name of a file.
 */
export function createShardLoader(shards: Shard[], load: (file: string) => Promise<void>) {
  const loading = new Map<string, Promise<void>>()

  return async (query: Query): Promise<Error | undefined> => {
    const results = await Promise.allSettled(shardsFor(query, shards).map(loadOnce))
    const failed = results.find(result => result.status === 'rejected')
    return failed && (failed.reason as Error)
  }

  function loadOnce({ file }: Shard): Promise<void> {
    const known = loading.get(file)
    if (known) return known
    const loaded = load(file).catch(error => {
      loading.delete(file)
      throw error
    })
    loading.set(file, loaded)
    return loaded
  }
}

/** Those whose terms may be words of the query or, of the last one, start with it. */
function shardsFor({ words }: Query, shards: Shard[]): Shard[] {
  const wanted = words.flatMap(({ terms, parts, isUnfinished, synonyms }) =>
    [...terms, ...parts, ...synonyms.flat()].flatMap(term => {
      const from = lastNotAfter(term, shards)
      const to = isUnfinished ? lastNotAfter(`${term}\uffff`, shards) : from
      return shards.slice(Math.max(0, from), Math.min(to + 1, Math.max(0, from) + maxShardsOfTerm))
    }),
  )
  return [...new Set(wanted)]
}

function lastNotAfter(term: string, shards: Shard[]): number {
  return shards.findLastIndex(({ first }) => first <= term)
}
