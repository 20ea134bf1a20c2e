import { type Field, fields, type Posting, type Postings } from './postings.ts'

/** Postings as lists of numbers, which compress well, and which any host compresses as JSON. */
export type PackedPostings = {
  /** Sorted; each starts with how many letters it shares with the one before, as one digit of base 36. */
  terms: string[]
  /** Of each term: a bit for each field that it stands in. */
  masks: number[]
  /** Of each posting: how many sections. */
  sizes: number[]
  /** Of all postings: distance from the section before, and how often the term stands there. */
  steps: number[]
  counts: number[]
}

const maxShared = 35

export function packPostings(postings: Postings): PackedPostings {
  const all = [...postings.values()].flatMap(byField => fields.flatMap(field => byField.get(field) ?? []))
  return {
    terms: shortened([...postings.keys()]),
    masks: [...postings.values()].map(maskOf),
    sizes: all.map(({ sections }) => sections.length),
    steps: all.flatMap(({ sections }) => sections.map((section, index) => section - (sections[index - 1] ?? 0))),
    counts: all.flatMap(({ counts }) => counts),
  }
}

export function unpackPostings({ terms, masks, sizes, steps, counts }: PackedPostings): Postings {
  let posting = 0
  let at = 0
  let before = ''
  return new Map(
    terms.map((short, number) => {
      const term = before.slice(0, Number.parseInt(short[0] ?? '0', 36)) + short.slice(1)
      before = term
      const mask = masks[number] ?? 0
      const inTerm = fields.filter((_, index) => mask & (1 << index))
      return [term, new Map(inTerm.map((field): [Field, Posting] => [field, next()]))]
    }),
  )

  function next(): Posting {
    const end = at + (sizes[posting++] ?? 0)
    const found: Posting = { sections: [], counts: counts.slice(at, end) }
    let section = 0
    for (; at < end; at++) {
      section += steps[at] ?? 0
      found.sections.push(section)
    }
    return found
  }
}

function maskOf(byField: ReadonlyMap<Field, Posting>): number {
  return fields.reduce((mask, field, index) => mask | (byField.has(field) ? 1 << index : 0), 0)
}

function shortened(terms: string[]): string[] {
  return terms.map((term, number) => {
    const before = terms[number - 1] ?? ''
    let shared = 0
    while (shared < maxShared && shared < term.length && term[shared] === before[shared]) shared++
    return shared.toString(36) + term.slice(shared)
  })
}
