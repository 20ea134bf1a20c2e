import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { FieldLengths } from '../index/field-lengths.ts'
import { fields, type Postings } from '../index/postings.ts'

/** A MiniSearch index of these postings; its documents are sections. Terms are looked up unchanged: they are neither split nor folded. */
export function loadMiniSearch(postings: Postings, lengths: FieldLengths): MiniSearch {
  const asIs = { tokenize: (term: string) => [term], processTerm: (term: string) => term }
  return MiniSearch.loadJS(toPlainObject(postings, lengths), { fields: [...fields], ...asIs })
}

/**
 * What `MiniSearch.toJSON` would return if MiniSearch had indexed the sections itself. The format is that of its type
 * `AsPlainObject` and of `serializationVersion` 2, which `loadJS` checks.
 */
function toPlainObject(postings: Postings, lengths: FieldLengths): AsPlainObject {
  const sections = lengths.title.map((_, section) => section)
  return {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.entries()),
    fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
    fieldLength: Object.fromEntries(
      sections.map(section => [section, fields.map(field => lengths[field][section] ?? 0)]),
    ),
    averageFieldLength: fields.map(field => average(lengths[field])),
    storedFields: {},
    dirtCount: 0,
    index: [...postings].map(([term, byField]) => [term, indexEntry(byField)]),
    serializationVersion: 2,
  }
}

/** For each field, by its number: how often the term is in each section. */
function indexEntry(byField: ReturnType<Postings['get']>): Record<string, Record<string, number>> {
  const entries = [...(byField ?? [])].map(([field, { sections, counts }]) => {
    const frequencies = Object.fromEntries(sections.map((section, at) => [section, counts[at] ?? 0]))
    return [fields.indexOf(field), frequencies]
  })
  return Object.fromEntries(entries)
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
