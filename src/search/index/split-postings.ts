// The index of a large site would take long to download. So the index file has only titles and headings; the terms of the
// texts are in shards, files with one range of terms each. A query fetches one to three of them.
import type { Field, Posting, Postings } from './postings.ts'

/** How many postings (pairs of a term and a section) a file may hold. */
export interface ShardLimits {
  maxInIndex: number
  maxInShard: number
}

/** Compressed, 150,000 postings are about 200 kB, and a shard is about 30 kB. */
export const shardLimits: ShardLimits = { maxInIndex: 150_000, maxInShard: 30_000 }

/** Fields that stay in the index file, so that every page can be found by its name without a shard. */
const namingFields: ReadonlySet<Field> = new Set(['title', 'heading', 'about'])

export interface SplitPostings {
  postings: Postings
  shards: Postings[]
}

export function splitPostings(all: Postings, { maxInIndex, maxInShard }: ShardLimits): SplitPostings {
  if (countPostings(all) <= maxInIndex) return { postings: all, shards: [] }
  const shards: Postings[] = []
  let room = 0
  for (const [term, byField] of filterFields(all, field => !namingFields.has(field))) {
    if (room <= 0) {
      shards.push(new Map())
      room = maxInShard
    }
    shards.at(-1)?.set(term, byField)
    room -= countPostingsOfTerm(byField)
  }
  return { postings: filterFields(all, field => namingFields.has(field)), shards }
}

/** Terms that occur in none of the wanted fields are left out. */
function filterFields(postings: Postings, isWanted: (field: Field) => boolean): Postings {
  const filtered = [...postings].map(
    ([term, byField]) => [term, new Map([...byField].filter(([field]) => isWanted(field)))] as const,
  )
  return new Map(filtered.filter(([, byField]) => byField.size > 0))
}

function countPostings(postings: Postings): number {
  return [...postings.values()].reduce((sum, byField) => sum + countPostingsOfTerm(byField), 0)
}

function countPostingsOfTerm(byField: ReadonlyMap<Field, Posting>): number {
  return [...byField.values()].reduce((sum, { sections }) => sum + sections.length, 0)
}
