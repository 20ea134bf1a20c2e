import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { SearchAliases, SearchSynonyms } from '../../content/input/data-files.ts'
import type { Problem } from '../../content/input/problem.ts'
import { searchAliasFile, searchSynonymFile } from '../../content/input/source-file.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { type LazyText, type Memo, noMemo } from '../../lib/memo.ts'
import { mapWithYields, yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { searchFolder, searchIndexPath, searchTextFolder } from '../../urls/search-paths.ts'
import { readPhrase } from '../terms/synonyms.ts'
import { assignAliases, numberSections } from './aliases.ts'
import { type IndexedPage, type Shard, writeIndex, writeIndexName, writeShard } from './index-file.ts'
import { splitIntoSections } from './page-sections.ts'
import { createPageTermsReader, type PageTerms } from './page-terms.ts'
import { writePageText } from './page-text-file.ts'
import { mergeTables, type PostingTable, tabulate } from './posting-table.ts'
import type { SearchablePage, SearchSource } from './search-source.ts'
import { type ShardLimits, shardLimits, splitPostings } from './split-postings.ts'

/** The files that search fetches, by address. */
export interface SearchFiles {
  /** The address of the index. */
  address: string
  /** The index and its shards, and the file that names the index. */
  files: Map<string, string>
  /** The texts of the pages, from which snippets are cut. */
  texts: Map<string, LazyText>
  /** Aliases that lead to no section, and synonyms that no page contains. */
  problems: Problem[]
}

interface BuildOptions {
  memo?: Memo
  limits?: ShardLimits
}

export async function buildSearchFiles(
  source: SearchSource,
  { memo = noMemo, limits = shardLimits }: BuildOptions = {},
): Promise<SearchFiles> {
  const { pages, table } = await readPages(source, memo)
  const { index: inIndex, shards } = splitPostings(table, limits)
  const shardFiles = shards.map(shard => ({
    first: table.terms[shard.from] ?? '',
    ...nameByContent('terms-', writeShard(table, shard)),
  }))
  const index = writeIndex(
    {
      pages: pages.map(page => toIndexedPage(page, source.basePath)),
      aliases: assignAliases(pages, source),
      synonyms: new Map(Object.entries(source.synonyms)),
      shards: shardFiles.map(({ first, file }): Shard => ({ first, file })),
    },
    table,
    inIndex,
  )
  const indexName = nameByContent('index-', index).file
  const address = `${searchFolder}/${indexName}.json`
  return {
    address,
    problems: [...checkAliases(source.aliases, pages), ...checkSynonyms(source.synonyms, new Set(table.terms))],
    files: new Map([
      [searchIndexPath, writeIndexName(indexName)],
      [address, index],
      ...shardFiles.map(({ file, text }) => [`${searchFolder}/${file}.json`, text] as const),
    ]),
    texts: new Map(
      pages.map(({ textFile, readText }) => [
        `${searchTextFolder}/${textFile}.json`,
        { key: textFile, read: readText },
      ]),
    ),
  }
}

interface ReadPage extends Omit<SearchablePage, 'html'> {
  sections: { anchor: string; heading: string }[]
  /** Name of the file with its text. */
  textFile: string
  readText: () => string
}

/** What is remembered of a page. */
interface PageRecord {
  anchors: string[]
  headings: string[]
  textFile: string
  terms: PageTerms
}

/** What is remembered of pages that follow each other. */
interface BlockRecord {
  pages: Omit<PageRecord, 'terms'>[]
  table: PostingTable
}

/** Reads the pages in blocks: after an edit of one page, the tables of the other blocks need only be put together. */
async function readPages(source: SearchSource, memo: Memo): Promise<{ pages: ReadPage[]; table: PostingTable }> {
  const readTerms = createPageTermsReader()
  const pages: ReadPage[] = []
  const tables: PostingTable[] = []
  for (const block of splitIntoBlocks(source.pages)) {
    const read = await readBlock(block, readTerms, memo)
    pages.push(...read.pages)
    tables.push(read.table)
    await yieldToEventLoop()
  }
  return { pages, table: mergeTables(tables) }
}

const meanBlockLength = 32

/** A block ends at pages whose addresses say so, so that a page that comes or goes changes no other block. */
function* splitIntoBlocks(pages: Iterable<SearchablePage>): Generator<SearchablePage[]> {
  let block: SearchablePage[] = []
  for (const page of pages) {
    block.push(page)
    if (crc32(page.url) % meanBlockLength !== 0) continue
    yield block
    block = []
  }
  if (block.length > 0) yield block
}

type ReadTerms = ReturnType<typeof createPageTermsReader>

async function readBlock(
  block: SearchablePage[],
  readTerms: ReadTerms,
  memo: Memo,
): Promise<{ pages: ReadPage[]; table: PostingTable }> {
  const inputs = block.map(listInputs)
  const kept = memo.recall<BlockRecord>('search blocks', inputs)
  if (kept) {
    // Needed as soon as one page of the block is edited.
    for (const page of block) memo.renew('pages for search', listInputs(page))
    return { pages: joinPages(block, kept.pages), table: kept.table }
  }
  const texts = new Map<SearchablePage, string>()
  const read = await mapWithYields(block, page =>
    memo('pages for search', listInputs(page), () => recordPage(page, readTerms, texts)),
  )
  const table = tabulate(read.map(({ terms }) => terms))
  const records = read.map(({ terms, ...record }) => record)
  memo.keep('search blocks', inputs, { pages: records, table } satisfies BlockRecord)
  return { pages: joinPages(block, records, texts), table }
}

function listInputs({ title, about, html }: SearchablePage): string[] {
  return [title, about, html]
}

/** Adds the text of the page to `texts`. */
function recordPage(page: SearchablePage, readTerms: ReadTerms, texts: Map<SearchablePage, string>): PageRecord {
  const { title, about, html } = page
  const sections = splitIntoSections(html)
  const text = writePageText(sections)
  texts.set(page, text)
  return {
    anchors: sections.map(({ anchor }) => anchor),
    headings: sections.map(({ heading }) => heading),
    textFile: nameByContent('', text).file,
    terms: readTerms({ title, about, sections }),
  }
}

/** Pages with their records. The text of a page that was not read now is made only if it is asked for. */
function joinPages(
  pages: SearchablePage[],
  records: BlockRecord['pages'],
  texts?: ReadonlyMap<SearchablePage, string>,
): ReadPage[] {
  return records.flatMap(({ anchors, headings, textFile }, number) => {
    const page = pages[number]
    if (!page) return []
    const { html, ...rest } = page
    const text = texts?.get(page)
    return {
      ...rest,
      sections: anchors.map((anchor, index) => ({ anchor, heading: headings[index] ?? '' })),
      textFile,
      readText: () => text ?? writePageText(splitIntoSections(html)),
    }
  })
}

function toIndexedPage(page: ReadPage, basePath: string): IndexedPage {
  const { url, title, kind, breadcrumbs, docsTag, isDemonstration, textFile, sections } = page
  return { url: basePath + url, title, kind, breadcrumbs, docsTag, isDemonstration, textFile, sections }
}

/** Names a file by a hash of its text, so that browsers may cache it for ever. `file` has no extension. */
function nameByContent(prefix: string, text: string): { file: string; text: string } {
  return { file: prefix + hash('sha256', text).slice(0, 10), text }
}

// Checks the search aliases and synonyms that authors wrote.

/** Reports aliases whose section does not exist. */
function checkAliases(aliases: SearchAliases, pages: ReadPage[]): Problem[] {
  if (aliases.length === 0) return []
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
function checkSynonyms(synonyms: SearchSynonyms, terms: ReadonlySet<string>): Problem[] {
  return Object.entries(synonyms).flatMap(([said, meanings]) =>
    meanings.flatMap(meant => {
      const phrase = readPhrase(meant)
      if (phrase.length > 0 && phrase.every(term => terms.has(term))) return []
      return {
        level: 'warning' as const,
        where: searchSynonymFile,
        what: `Searches for \`${said}\` should also find \`${meant}\`, but no page contains that.`,
        fix: 'Use words that the pages contain, or remove the synonym.',
      }
    }),
  )
}
