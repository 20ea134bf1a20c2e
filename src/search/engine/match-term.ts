import { measureEditDistance } from '../../lib/edit-distance.ts'
import type { QueryWord } from './read-query.ts'

/** How a term matches a word of the query: equal, beginning with it, or with typing errors. */
export type TermMatch = 'exact' | 'prefix' | 'fuzzy'

export function matchTerm({ terms, parts, isUnfinished, edits }: QueryWord, term: string): TermMatch | undefined {
  if (terms.includes(term) || parts.includes(term)) return 'exact'
  if (isUnfinished && terms.some(typed => term.startsWith(typed))) return 'prefix'
  const [typed = ''] = terms
  if (edits === 0 || Math.abs(typed.length - term.length) > edits) return undefined
  return measureEditDistance(typed, term) <= edits ? 'fuzzy' : undefined
}
