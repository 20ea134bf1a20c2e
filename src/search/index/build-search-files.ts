import { createHash } from 'node:crypto'
import type { SearchAliases, SearchSynonyms } from '../../content/input/data-files.ts'
import type { Problem } from '../../content/input/problem.ts'
import { searchAliasFile, searchSynonymFile } from '../../content/input/source-file.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { mapWithYields } from '../../lib/yield-to-event-loop.ts'
import { searchFolder, searchTextFolder } from '../../urls/reserved-paths.ts'
import { readPhrase } from '../terms/synonyms.ts'
import { assignAliases, numberSections } from './aliases.ts'
import { type IndexedPage, type Shard, writeIndex, writeShard } from './index-file.ts'
import { type SectionedPage, splitIntoSections } from './page-sections.ts'
import { writePageText } from './page-text-file.ts'
import { buildPostings, countFieldLengths, type Postings } from './postings.ts'
import type { SearchablePage, SearchSource } from './search-source.ts'
import { shardLimits, splitPostings } from './split-postings.ts'

/**
 * The files that search fetches. `address`: that of the index. `files`: address -> text, including the index. `problems`:
 * aliases that lead to no section, and synonyms that no page contains.
 */
export interface SearchFiles {
  address: string
  files: Map<string, string>
  problems: Problem[]
}

export async function buildSearchFiles(source: SearchSource, limits = shardLimits): Promise<SearchFiles> {
  const pages = await mapWithYields(source.pages, splitPage)
  const allPostings = buildPostings(pages)
  const { postings, shards } = splitPostings(allPostings, limits)
  const texts = pages.map(({ sections }) => nameByContent('', writePageText(sections)))
  const shardFiles = shards.map(shard => ({
    first: getFirstTerm(shard),
    ...nameByContent('terms-', writeShard(shard)),
  }))
  const index = writeIndex({
    pages: pages.map((page, number) => toIndexedPage(page, texts[number]?.file ?? '', source.basePath)),
    aliases: assignAliases(pages, source),
    synonyms: new Map(Object.entries(source.synonyms)),
    lengths: countFieldLengths(allPostings, pages.flatMap(({ sections }) => sections).length),
    postings,
    shards: shardFiles.map(({ first, file }): Shard => ({ first, file })),
  })
  const address = `${searchFolder}/${nameByContent('index-', index).file}.json`
  return {
    address,
    problems: [...checkAliases(source.aliases, pages), ...checkSynonyms(source.synonyms, allPostings)],
    files: new Map([
      [address, index],
      ...shardFiles.map(({ file, text }) => [`${searchFolder}/${file}.json`, text] as const),
      ...texts.map(({ file, text }) => [`${searchTextFolder}/${file}.json`, text] as const),
    ]),
  }
}

function splitPage({ html, ...page }: SearchablePage): SectionedPage {
  return { ...page, sections: splitIntoSections(html) }
}

function toIndexedPage(page: SectionedPage, textFile: string, basePath: string): IndexedPage {
  const { url, title, kind, breadcrumbs, docsTag, isDemonstration } = page
  const sections = page.sections.map(({ anchor, heading }) => ({ anchor, heading }))
  return { url: basePath + url, title, kind, breadcrumbs, docsTag, isDemonstration, textFile, sections }
}

/** Names a file by a hash of its text, so that browsers may cache it for ever. `file` has no extension. */
function nameByContent(prefix: string, text: string): { file: string; text: string } {
  return { file: prefix + createHash('sha256').update(text).digest('hex').slice(0, 10), text }
}

function getFirstTerm(shard: Postings): string {
  return shard.keys().next().value ?? ''
}

// Checks the search aliases and synonyms that authors wrote.

/** Reports aliases whose section does not exist. */
function checkAliases(aliases: SearchAliases, pages: SectionedPage[]): Problem[] {
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
function checkSynonyms(synonyms: SearchSynonyms, postings: Postings): Problem[] {
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
