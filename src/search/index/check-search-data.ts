// Checks the search aliases and synonyms that authors wrote.
import {
  type SearchAliases,
  type SearchSynonyms,
  searchAliasFile,
  searchSynonymFile,
} from '../../content/input/data-files.ts'
import type { Problem } from '../../content/input/problem.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { readPhrase } from '../terms/synonyms.ts'
import type { SectionedPage } from './page-sections.ts'
import type { Postings } from './postings.ts'
import { numberSections } from './section-aliases.ts'

/** Reports aliases whose section does not exist. */
export function checkAliases(aliases: SearchAliases, pages: SectionedPage[]): Problem[] {
  const known = numberSections(pages)
  return aliases.flatMap(({ target }) => {
    if (known.has(target)) return []
    const suggestion = findNearest(target, known.keys())
    return {
      level: 'warning' as const,
      where: searchAliasFile,
      what: `Search has no section \`${target}\`.`,
      fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct the target, or remove its entry.',
    }
  })
}

/** Reports synonyms that no page contains. */
export function checkSynonyms(synonyms: SearchSynonyms, postings: Postings): Problem[] {
  return Object.entries(synonyms).flatMap(([said, meanings]) =>
    meanings.flatMap(meant => {
      const terms = readPhrase(meant)
      if (terms.length > 0 && terms.every(term => postings.has(term))) return []
      return {
        level: 'warning' as const,
        where: searchSynonymFile,
        what: `Searches for \`${said}\` should also find \`${meant}\`, but no page contains that.`,
        fix: 'Use words that the pages contain, or remove the synonym.',
      }
    }),
  )
}
