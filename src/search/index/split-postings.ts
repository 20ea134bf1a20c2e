// The index of a large site would take long to arrive. Only its titles and headings are in the index file; the terms of
// its texts are in shards, files that hold one range of terms each. A query fetches one to three of them.
import type { Field, Posting, Postings } from './postings.ts'

/** How many postings (pairs of a term and a section) a file may hold. */
export type ShardLimits = { ofIndex: number; ofShard: number }

/** Compressed, about 200 kB of index and 30 kB of a shard. */
export const shardLimits: ShardLimits = { ofIndex: 150_000, ofShard: 30_000 }

/** Fields that stay in the index file: with them every page can be found by what it is called. */
const namingFields: ReadonlySet<Field> = new Set(['title', 'heading', 'about'])

export type SplitPostings = { postings: Postings; shards: Postings[] }

export function splitPostings(all: Postings, { ofIndex, ofShard }: ShardLimits): SplitPostings {
  if (countPostings(all) <= ofIndex) return { postings: all, shards: [] }
  const shards: Postings[] = []
  let room = 0
  for (const [term, byField] of filterFields(all, field => !namingFields.has(field))) {
    if (room <= 0) {
      shards.push(new Map())
      room = ofShard
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
