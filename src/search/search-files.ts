// Everything search needs of a site, as files of its build.
import { createHash } from 'node:crypto'
import { type SearchAliases, type SearchSynonyms, searchAliasFile, searchSynonymFile } from '../content/data-files.ts'
import { nearest } from '../content/nearest.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import { basePathOf } from '../site-address.ts'
import { searchFolder, textFolder } from './addresses.ts'
import { aliasKey } from './alias-key.ts'
import { type IndexedPage, writeIndex } from './index-file.ts'
import { writePageText } from './page-text.ts'
import { type Postings, postingsOf } from './postings.ts'
import { packPostings } from './postings-file.ts'
import { type PageRecord, pageRecords } from './records.ts'
import { fieldLengths, shardLimits, splitPostings } from './shards.ts'
import { phraseOf } from './synonyms.ts'

/** `problems`: aliases of sections, and synonyms of words, that are not there. `files`: address -> text. `address`: that of the index. */
export type SearchFiles = { address: string; files: Map<string, string>; problems: Problem[] }

export async function searchFiles(site: SiteContent, limits = shardLimits): Promise<SearchFiles> {
  const records = await pageRecords(site)
  const mainUrls = new Set(site.docs.map(({ url }) => url))
  const listed = site.data.searchAliases ?? []
  const synonyms = site.data.searchSynonyms ?? {}
  const texts = records.map(record => writePageText(record.sections))
  const pages = records.map(
    ({ url, title, kind, breadcrumbs, docsTag, isDemonstration, sections }, number): IndexedPage => {
      const textFile = hash(texts[number] ?? '')
      const named = sections.map(({ anchor, heading }) => ({ anchor, heading }))
      return {
        url: basePathOf(site.config) + url,
        title,
        kind,
        breadcrumbs,
        docsTag,
        isDemonstration,
        textFile,
        sections: named,
      }
    },
  )
  const all = postingsOf(records)
  const lengths = fieldLengths(all, records.flatMap(({ sections }) => sections).length)
  const { postings, shards: split } = splitPostings(all, limits)
  const shardFiles = split.map(shard => {
    const text = `${JSON.stringify(packPostings(shard))}\n`
    return { first: shard.keys().next().value ?? '', file: `terms-${hash(text)}`, text }
  })
  const index = writeIndex({
    pages,
    aliases: aliasesOf(records, listed, mainUrls),
    synonyms: new Map(Object.entries(synonyms)),
    lengths,
    postings,
    shards: shardFiles,
  })
  const address = `${searchFolder}/index-${hash(index)}.json`
  return {
    address,
    problems: [...unknownTargets(records, listed), ...unknownMeanings(all, synonyms)],
    files: new Map([
      [address, index],
      ...shardFiles.map(({ file, text }) => [`${searchFolder}/${file}.json`, text] as const),
      ...pages.map(({ textFile }, number) => [`${textFolder}/${textFile}.json`, texts[number] ?? ''] as const),
    ]),
  }
}

/** The section of each alias; of two that claim one, the data file's, else that of a doc of the main version, else the first. */
function aliasesOf(records: PageRecord[], listed: SearchAliases, mainUrls: ReadonlySet<string>): Map<string, number> {
  const numbers = sectionNumbers(records)
  const ofPages = records.map(({ url, aliases }) => ({ target: url, queries: aliases }))
  const isMain = ({ target }: { target: string }) => mainUrls.has(target)
  const claims = [...listed, ...ofPages.filter(isMain), ...ofPages.filter(claim => !isMain(claim))]
  const aliases = new Map<string, number>()
  for (const { target, queries } of claims) {
    const number = numbers.get(target)
    for (const key of queries.map(aliasKey)) if (number !== undefined && !aliases.has(key)) aliases.set(key, number)
  }
  return aliases
}

function unknownTargets(records: PageRecord[], listed: SearchAliases): Problem[] {
  const known = sectionNumbers(records)
  return listed.flatMap(({ target }) => {
    if (known.has(target)) return []
    const suggestion = nearest(target, known.keys())
    return {
      level: 'warning' as const,
      where: searchAliasFile,
      what: `Search has no section \`${target}\`.`,
      fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct the target, or remove its entry.',
    }
  })
}

function unknownMeanings(postings: Postings, synonyms: SearchSynonyms): Problem[] {
  return Object.entries(synonyms).flatMap(([said, meanings]) =>
    meanings.flatMap(meant => {
      const terms = phraseOf(meant)
      if (terms.length > 0 && terms.every(term => postings.has(term))) return []
      return {
        level: 'warning' as const,
        where: searchSynonymFile,
        what: `No page has the words \`${meant}\`, which \`${said}\` shall find.`,
        fix: 'Write the words that the pages use, or remove them.',
      }
    }),
  )
}

/** Address of each section -> its number. */
function sectionNumbers(records: PageRecord[]): Map<string, number> {
  const addresses = records.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  )
  return new Map(addresses.map((address, number) => [address, number]))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
