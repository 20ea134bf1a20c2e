// The index of a large site would take long to download. So the index file has only titles and headings; the terms of the
// texts are in shards, files with one range of terms each. A query fetches one to three of them.
import { findPosting, type PostingTable } from './posting-table.ts'
import { type Field, fields } from './postings.ts'

/** How many postings (pairs of a term and a section) a file may hold. */
export interface ShardLimits {
  maxInIndex: number
  maxInShard: number
}

/** Compressed, 150,000 postings are about 200 kB, and a shard is about 30 kB. */
export const shardLimits: ShardLimits = { maxInIndex: 150_000, maxInShard: 30_000 }

/** Fields that stay in the index file, so that every page can be found by its name without a shard. */
const namingFields: ReadonlySet<Field> = new Set(['title', 'heading', 'about'])

/** What one file has of all postings: some fields of the terms [from, to), which are positions in the table. */
export interface PostingSelection {
  from: number
  to: number
  hasField: (field: Field) => boolean
}

export interface SplitPostings {
  index: PostingSelection
  /** The first term of each has postings in it. */
  shards: PostingSelection[]
}

export function splitPostings(table: PostingTable, { maxInIndex, maxInShard }: ShardLimits): SplitPostings {
  const all = { from: 0, to: table.terms.length }
  if (table.sections.length <= maxInIndex) return { index: { ...all, hasField: () => true }, shards: [] }
  const inShards = { ...all, hasField: (field: Field) => !namingFields.has(field) }
  const shards: PostingSelection[] = []
  let room = 0
  for (const term of table.terms.keys()) {
    const size = countPostingsOfTerm(table, term, inShards)
    const last = shards.at(-1)
    if (size > 0 && room <= 0) {
      if (last) last.to = term
      shards.push({ ...inShards, from: term })
      room = maxInShard
    }
    room -= size
  }
  return { index: { ...all, hasField: field => namingFields.has(field) }, shards }
}

function countPostingsOfTerm(table: PostingTable, term: number, { hasField }: PostingSelection): number {
  return fields.reduce((sum, field, number) => {
    const { from, to } = findPosting(table, term, number)
    return hasField(field) ? sum + to - from : sum
  }, 0)
}
