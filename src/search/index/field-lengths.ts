import { type Field, fields, type Postings } from './postings.ts'

/** For each field and section, the number of different terms. BM25 needs it: a match in a short field weighs more. */
export type FieldLengths = Record<Field, number[]>

export function countFieldLengths(postings: Postings, sectionCount: number): FieldLengths {
  const zeros = () => new Array<number>(sectionCount).fill(0)
  const lengths = Object.fromEntries(fields.map(field => [field, zeros()])) as FieldLengths
  for (const byField of postings.values()) {
    for (const [field, { sections }] of byField) {
      for (const section of sections) lengths[field][section] = (lengths[field][section] ?? 0) + 1
    }
  }
  return lengths
}
