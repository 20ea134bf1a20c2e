import { findNearest } from '../../lib/edit-distance.ts'

/** Advice for an author who wrote an `id` that is not among `ids`. */
export function suggestDocId(id: string, ids: Iterable<string>): string {
  const suggestion = findNearest(id, ids)
  return suggestion
    ? `Did you mean \`${suggestion}\`?`
    : 'Write the path of a doc below the folder of docs, without number prefixes and extension.'
}
