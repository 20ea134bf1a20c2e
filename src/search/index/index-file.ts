import type { HitKind } from '../search-contract.ts'
import { findPosting, type PostingRange, type PostingTable } from './posting-table.ts'
import { type Field, type FieldLengths, fields, type Posting, type Postings } from './postings.ts'
import type { PostingSelection } from './split-postings.ts'

/** What the engine searches, without the text of the pages. Section numbers count through all pages. */
export interface SearchIndex {
  pages: IndexedPage[]
  /** The sections that an alias leads to, best first, by the key of the alias (src/search/index/aliases.ts). */
  aliases: Map<string, number[]>
  /** Words that readers use -> the words that the pages use instead. */
  synonyms: Map<string, string[]>
  lengths: FieldLengths
  /** The postings of all fields; on large sites only of titles, headings and `about`. */
  postings: Postings
  /** The files with the other postings of a large site, in the order of their terms. */
  shards: Shard[]
}

/** `first`: the first of its terms. */
export interface Shard {
  first: string
  file: string
}

export interface IndexedPage {
  url: string
  title: string
  kind: HitKind
  breadcrumbs: string[]
  docsTag: string
  /** Whether the page has examples of everything; it then ranks below pages that match as well. */
  isDemonstration: boolean
  /** Name of the file with its text. */
  textFile: string
  sections: { anchor: string; heading: string }[]
}

// The index as one JSON file. Strings that repeat are written once and referred to by their numbers.

/** Raise this when the format changes, so that tabs of an older build refuse the file. */
const indexFormat = 3

interface IndexFile {
  format: number
  docsTags: string[]
  breadcrumbs: string[][]
  /** `kind`, `breadcrumbs` and `docsTag` are positions in their lists. */
  pages: [url: string, title: string, kind: number, breadcrumbs: number, docsTag: number, textFile: string][]
  /** For each page, the headings of its sections. */
  headings: string[][]
  /** For each page, the anchors of its sections; empty if `predictAnchor` returns the same anchor. */
  anchors: string[][]
  aliases: [query: string, ...sections: number[]][]
  synonyms: [said: string, meant: string[]][]
  /** Positions of the pages with `isDemonstration`. */
  demonstrations: number[]
  lengths: number[][]
  postings: PackedPostings
  shards: [first: string, file: string][]
}

const kinds = ['doc', 'reference', 'practice', 'blog', 'page'] as const satisfies HitKind[]

/** `selection`: the postings of the table that are in the index file itself. */
export function writeIndex(
  { pages, aliases, synonyms, shards }: Omit<SearchIndex, 'lengths' | 'postings'>,
  table: PostingTable,
  selection: PostingSelection,
): string {
  const file: IndexFile = {
    format: indexFormat,
    ...packPages(pages),
    headings: pages.map(({ sections }) => sections.map(({ heading }) => heading)),
    anchors: pages.map(({ sections }) =>
      sections.map(({ anchor, heading }) => (anchor === predictAnchor(heading) ? '' : anchor)),
    ),
    aliases: [...aliases].map(([query, sections]) => [query, ...sections]),
    synonyms: [...synonyms],
    demonstrations: pages.flatMap(({ isDemonstration }, number) => (isDemonstration ? [number] : [])),
    lengths: fields.map(field => table.lengths[field]),
    postings: packPostings(table, selection),
    shards: shards.map(({ first, file: name }) => [first, name]),
  }
  return `${JSON.stringify(file)}\n`
}

/** Throws an Error that says whether the file is damaged or of another format. */
export function readIndex(text: string): SearchIndex {
  const file = parse(() => {
    const value = JSON.parse(text) as IndexFile
    if (typeof value.format !== 'number') throw new Error('The index file has no format number.')
    return value
  })
  if (file.format !== indexFormat) {
    throw new Error(`The search index has format ${file.format}; this page reads ${indexFormat}. Load the page again.`)
  }
  return parse(() => ({
    pages: readPages(file),
    aliases: new Map(file.aliases.map(([query, ...sections]) => [query, sections])),
    synonyms: new Map(file.synonyms),
    lengths: Object.fromEntries(fields.map((field, number) => [field, file.lengths[number]])) as FieldLengths,
    postings: unpackPostings(file.postings),
    shards: file.shards.map(([first, name]) => ({ first, file: name })),
  }))
}

/** The file that says which index is the current one, by its name in the folder of search. */
export function writeIndexName(index: string): string {
  return `${JSON.stringify({ index })}\n`
}

/** Throws an Error when the file is damaged. */
export function readIndexName(text: string): string {
  const { index } = parse(() => JSON.parse(text) as { index?: unknown })
  if (typeof index !== 'string') throw new Error('The search index has no name.')
  return index
}

export function writeShard(table: PostingTable, selection: PostingSelection): string {
  return `${JSON.stringify(packPostings(table, selection))}\n`
}

/** Throws an Error when the file is damaged. */
export function readShard(text: string): Postings {
  return parse(() => unpackPostings(JSON.parse(text) as PackedPostings))
}

function parse<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new Error('The search index is damaged.', { cause })
  }
}

function packPages(pages: IndexedPage[]): Pick<IndexFile, 'docsTags' | 'breadcrumbs' | 'pages'> {
  const docsTags = [...new Set(pages.map(({ docsTag }) => docsTag))]
  const trails = [...new Map(pages.map(({ breadcrumbs }) => [breadcrumbs.join('\n'), breadcrumbs]))]
  const trailNumbers = new Map(trails.map(([key], number) => [key, number]))
  return {
    docsTags,
    breadcrumbs: trails.map(([, trail]) => trail),
    pages: pages.map(({ url, title, kind, breadcrumbs, docsTag, textFile }) => [
      url,
      title,
      kinds.indexOf(kind),
      trailNumbers.get(breadcrumbs.join('\n')) ?? 0,
      docsTags.indexOf(docsTag),
      textFile,
    ]),
  }
}

function readPages({ pages, headings, anchors, breadcrumbs, docsTags, demonstrations }: IndexFile): IndexedPage[] {
  return pages.map(([url, title, kind, trail, docsTag, textFile], number) => ({
    url,
    title,
    kind: kinds[kind] ?? 'page',
    breadcrumbs: breadcrumbs[trail] ?? [],
    docsTag: docsTags[docsTag] ?? '',
    isDemonstration: demonstrations.includes(number),
    textFile,
    sections: (headings[number] ?? []).map((heading, index) => ({
      anchor: anchors[number]?.[index] || predictAnchor(heading),
      heading,
    })),
  }))
}

/**
 * The most likely anchor of a heading: `As-of join` -> `as-of-join`. Only anchors that differ are written, such as the
 * `as-of-join-1` of a second heading, so a wrong prediction only costs a few bytes. `githubSlug` would be exact, but this also
 * runs in the browser, and the regular expression of `github-slugger` alone is 8 kB.
 */
function predictAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** Postings as flat lists of small numbers. As JSON they compress well, and every host compresses JSON. */
interface PackedPostings {
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

function packPostings(table: PostingTable, { from, to, hasField }: PostingSelection): PackedPostings {
  const packed: PackedPostings = { terms: [], masks: [], sizes: [], steps: [], counts: [] }
  let previousTerm = ''
  for (const [index, term] of table.terms.slice(from, to).entries()) {
    let mask = 0
    for (const [number, field] of fields.entries()) {
      const posting = findPosting(table, from + index, number)
      if (posting.from === posting.to || !hasField(field)) continue
      mask |= 1 << number
      addPosting(packed, table, posting)
    }
    if (mask === 0) continue
    packed.terms.push(shortenTerm(term, previousTerm))
    packed.masks.push(mask)
    previousTerm = term
  }
  return packed
}

function addPosting({ sizes, steps, counts }: PackedPostings, table: PostingTable, { from, to }: PostingRange) {
  sizes.push(to - from)
  let previousSection = 0
  for (let place = from; place < to; place++) {
    const section = table.sections[place] ?? 0
    steps.push(section - previousSection)
    counts.push(table.counts[place] ?? 0)
    previousSection = section
  }
}

function unpackPostings({ terms, masks, sizes, steps, counts }: PackedPostings): Postings {
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

function shortenTerm(term: string, previousTerm: string): string {
  let shared = 0
  while (shared < maxSharedLetters && shared < term.length && term[shared] === previousTerm[shared]) shared++
  return shared.toString(36) + term.slice(shared)
}
