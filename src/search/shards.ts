// Large sites: titles and headings stand in the index, the rest in files by ranges of terms, of which a query needs a few.
import { type Field, fields, type Posting, type Postings } from './postings.ts'

/** How many postings stand in one file. */
export type ShardLimits = { ofIndex: number; ofShard: number }

/** About 200 kB of index, compressed, and 30 kB of a shard. */
export const shardLimits: ShardLimits = { ofIndex: 150_000, ofShard: 30_000 }

const nameFields: ReadonlySet<Field> = new Set(['title', 'heading', 'about'])

export type SplitPostings = { postings: Postings; shards: Postings[] }

export function splitPostings(all: Postings, { ofIndex, ofShard }: ShardLimits): SplitPostings {
  if (sizeOf(all) <= ofIndex) return { postings: all, shards: [] }
  const isName = ([field]: [Field, Posting]) => nameFields.has(field)
  const names = filtered(all, isName)
  const shards: Postings[] = []
  let room = 0
  for (const [term, byField] of filtered(all, entry => !isName(entry))) {
    if (room <= 0) {
      shards.push(new Map())
      room = ofShard
    }
    shards.at(-1)?.set(term, byField)
    room -= sizeOfTerm(byField)
  }
  return { postings: names, shards }
}

/** Of each field: how many terms each section has there. */
export function fieldLengths(postings: Postings, sectionCount: number): Record<Field, number[]> {
  const lengths = Object.fromEntries(fields.map(field => [field, new Array<number>(sectionCount).fill(0)])) as Record<
    Field,
    number[]
  >
  for (const byField of postings.values()) {
    for (const [field, { sections }] of byField) {
      for (const section of sections) lengths[field][section] = (lengths[field][section] ?? 0) + 1
    }
  }
  return lengths
}

function filtered(postings: Postings, isWanted: (entry: [Field, Posting]) => boolean): Postings {
  const kept = [...postings].map(([term, byField]) => [term, new Map([...byField].filter(isWanted))] as const)
  return new Map(kept.filter(([, byField]) => byField.size > 0))
}

function sizeOf(postings: Postings): number {
  return [...postings.values()].reduce((sum, byField) => sum + sizeOfTerm(byField), 0)
}

function sizeOfTerm(byField: ReadonlyMap<Field, Posting>): number {
  return [...byField.values()].reduce((sum, { sections }) => sum + sections.length, 0)
}
