// The index as one JSON file. Strings that repeat are written once and referred to by their numbers.
import type { HitKind } from '../search-contract.ts'
import type { FieldLengths } from './field-lengths.ts'
import { type PackedPostings, packPostings, unpackPostings } from './pack-postings.ts'
import { fields, type Postings } from './postings.ts'
import type { IndexedPage, SearchIndex } from './search-index.ts'

/** Raise this when the format changes, so that tabs of an older build refuse the file. */
const indexFormat = 2

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
  aliases: [query: string, section: number][]
  synonyms: [said: string, meant: string[]][]
  /** Positions of the pages with `isDemonstration`. */
  demonstrations: number[]
  lengths: number[][]
  postings: PackedPostings
  shards: [first: string, file: string][]
}

const kinds = ['doc', 'blog', 'page'] as const satisfies HitKind[]

export function writeIndex({ pages, aliases, synonyms, lengths, postings, shards }: SearchIndex): string {
  const file: IndexFile = {
    format: indexFormat,
    ...packPages(pages),
    headings: pages.map(({ sections }) => sections.map(({ heading }) => heading)),
    anchors: pages.map(({ sections }) =>
      sections.map(({ anchor, heading }) => (anchor === predictAnchor(heading) ? '' : anchor)),
    ),
    aliases: [...aliases],
    synonyms: [...synonyms],
    demonstrations: pages.flatMap(({ isDemonstration }, number) => (isDemonstration ? [number] : [])),
    lengths: fields.map(field => lengths[field]),
    postings: packPostings(postings),
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
    aliases: new Map(file.aliases),
    synonyms: new Map(file.synonyms),
    lengths: Object.fromEntries(fields.map((field, number) => [field, file.lengths[number]])) as FieldLengths,
    postings: unpackPostings(file.postings),
    shards: file.shards.map(([first, name]) => ({ first, file: name })),
  }))
}

export function writeShard(postings: Postings): string {
  return `${JSON.stringify(packPostings(postings))}\n`
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
