import { type Field, fields, type Postings } from './postings.ts'
import { type PackedPostings, packPostings, unpackPostings } from './postings-file.ts'
import type { PageKind } from './search-provider.ts'

/** Raised when the form changes: a tab that is still open must not read the index of a newer build. */
const indexFormat = 2

/** What is searched, without its text. Section numbers count through all pages. */
export type SearchIndex = {
  pages: IndexedPage[]
  /** Section that answers a query at once, by the query. */
  aliases: Map<string, number>
  /** What readers say -> what the pages say instead. */
  synonyms: Map<string, string[]>
  /** Of each field: how many terms each section has there. */
  lengths: Record<Field, number[]>
  /** Of all fields; of large sites those of titles and headings only. */
  postings: Postings
  /** Files with the other postings of large sites, by their first terms, sorted. */
  shards: Shard[]
}

export type Shard = { first: string; file: string }

export type IndexedPage = {
  url: string
  title: string
  kind: PageKind
  breadcrumbs: string[]
  docsTag: string
  /** Whether it shows examples of everything, and stands behind pages that answer as well. */
  isDemonstration: boolean
  /** Name of the file with its text. */
  textFile: string
  sections: { anchor: string; heading: string }[]
}

type IndexFile = {
  format: number
  docsTags: string[]
  breadcrumbs: string[][]
  pages: [url: string, title: string, kind: number, breadcrumbs: number, docsTag: number, textFile: string][]
  /** Headings of each page. */
  headings: string[][]
  /** Anchors of each page, empty where they are made from the heading. */
  anchors: string[][]
  aliases: [query: string, section: number][]
  synonyms: [said: string, meant: string[]][]
  /** Their numbers. */
  demonstrations: number[]
  lengths: number[][]
  postings: PackedPostings
  shards: [first: string, file: string][]
}

const kinds = ['doc', 'blog', 'page'] as const satisfies PageKind[]

export function writeIndex({ pages, aliases, synonyms, lengths, postings, shards }: SearchIndex): string {
  const docsTags = [...new Set(pages.map(page => page.docsTag))]
  const ways = [...new Map(pages.map(({ breadcrumbs }) => [breadcrumbs.join('\n'), breadcrumbs])).entries()]
  const wayNumber = new Map(ways.map(([key], number) => [key, number]))
  const file: IndexFile = {
    format: indexFormat,
    docsTags,
    breadcrumbs: ways.map(([, way]) => way),
    pages: pages.map(({ url, title, kind, breadcrumbs, docsTag, textFile }) => [
      url,
      title,
      kinds.indexOf(kind),
      wayNumber.get(breadcrumbs.join('\n')) ?? 0,
      docsTags.indexOf(docsTag),
      textFile,
    ]),
    headings: pages.map(({ sections }) => sections.map(({ heading }) => heading)),
    anchors: pages.map(({ sections }) =>
      sections.map(({ anchor, heading }) => (anchor === usualAnchor(heading) ? '' : anchor)),
    ),
    aliases: [...aliases],
    synonyms: [...synonyms],
    demonstrations: pages.flatMap(({ isDemonstration }, number) => (isDemonstration ? [number] : [])),
    lengths: fields.map(field => lengths[field]),
    postings: packPostings(postings),
    shards: shards.map(({ first, file }) => [first, file]),
  }
  return `${JSON.stringify(file)}\n`
}

/** Throws an Error that says what is wrong with a file of another format, or a damaged one. */
export function readIndex(text: string): SearchIndex {
  const file = parsed(() => {
    const value = JSON.parse(text) as IndexFile
    if (typeof value.format !== 'number') throw new Error('It has no format.')
    return value
  })
  if (file.format !== indexFormat) {
    throw new Error(`The search index has format ${file.format}; this page reads ${indexFormat}. Load the page again.`)
  }
  return parsed(() => ({
    pages: readPages(file),
    aliases: new Map(file.aliases),
    synonyms: new Map(file.synonyms),
    lengths: Object.fromEntries(fields.map((field, number) => [field, file.lengths[number]])) as SearchIndex['lengths'],
    postings: unpackPostings(file.postings),
    shards: file.shards.map(([first, name]) => ({ first, file: name })),
  }))
}

export function readShard(text: string): Postings {
  return parsed(() => unpackPostings(JSON.parse(text) as PackedPostings))
}

function parsed<Value>(parse: () => Value): Value {
  try {
    return parse()
  } catch (cause) {
    throw new Error('The search index is damaged.', { cause })
  }
}

function readPages({ pages, headings, anchors, breadcrumbs, docsTags, demonstrations }: IndexFile): IndexedPage[] {
  return pages.map(([url, title, kind, way, tag, textFile], number) => ({
    url,
    title,
    kind: kinds[kind] ?? 'page',
    breadcrumbs: breadcrumbs[way] ?? [],
    docsTag: docsTags[tag] ?? '',
    isDemonstration: demonstrations.includes(number),
    textFile,
    sections: (headings[number] ?? []).map((heading, index) => ({
      anchor: anchors[number]?.[index] || usualAnchor(heading),
      heading,
    })),
  }))
}

/** What most anchors are; only the others are written. */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
