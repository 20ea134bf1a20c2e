import { type Field, fields, type Posting, type Postings } from './postings.ts'

/** Postings as flat lists of small numbers. As JSON they compress well, and every host compresses JSON. */
export interface PackedPostings {
  /**
   * Sorted. The first character, a digit in base 36, is the number of letters shared with the previous term:
   * `table`, `tablet` -> `0table`, `5t`.
   */
  terms: string[]
  /** For each term, a bit for each field that has it, in the order of `fields`. */
  masks: number[]
  /** For each posting, how many sections it has. */
  sizes: number[]
  /** For each section of each posting, the difference to the previous section: sections 3, 4, 9 -> 3, 1, 5. */
  steps: number[]
  /** For each section of each posting, how often it has the term. */
  counts: number[]
}

/** The largest digit in base 36. */
const maxSharedLetters = 35

export function packPostings(postings: Postings): PackedPostings {
  const all = [...postings.values()].flatMap(byField => fields.flatMap(field => byField.get(field) ?? []))
  return {
    terms: shortenTerms([...postings.keys()]),
    masks: [...postings.values()].map(buildMask),
    sizes: all.map(({ sections }) => sections.length),
    steps: all.flatMap(({ sections }) => sections.map((section, index) => section - (sections[index - 1] ?? 0))),
    counts: all.flatMap(({ counts }) => counts),
  }
}

export function unpackPostings({ terms, masks, sizes, steps, counts }: PackedPostings): Postings {
  let posting = 0
  let at = 0
  let previousTerm = ''
  const readPosting = (): Posting => {
    const end = at + (sizes[posting++] ?? 0)
    const read: Posting = { sections: [], counts: counts.slice(at, end) }
    let section = 0
    for (; at < end; at++) {
      section += steps[at] ?? 0
      read.sections.push(section)
    }
    return read
  }
  return new Map(
    terms.map((short, number) => {
      const term = previousTerm.slice(0, Number.parseInt(short[0] ?? '0', 36)) + short.slice(1)
      previousTerm = term
      const mask = masks[number] ?? 0
      const fieldsOfTerm = fields.filter((_, index) => mask & (1 << index))
      return [term, new Map(fieldsOfTerm.map((field): [Field, Posting] => [field, readPosting()]))]
    }),
  )
}

function buildMask(byField: ReadonlyMap<Field, Posting>): number {
  return fields.reduce((mask, field, index) => mask | (byField.has(field) ? 1 << index : 0), 0)
}

function shortenTerms(terms: string[]): string[] {
  return terms.map((term, number) => {
    const previousTerm = terms[number - 1] ?? ''
    let shared = 0
    while (shared < maxSharedLetters && shared < term.length && term[shared] === previousTerm[shared]) shared++
    return shared.toString(36) + term.slice(shared)
  })
}
