// The index as a file. Lists of numbers and sorted terms compress well, and any host compresses JSON.
import { type Field, fields, type Posting, type Postings } from './postings.ts'
import type { PageKind } from './search-provider.ts'

/** Raised when the form changes: a tab that is still open must not read the index of a newer build. */
export const indexFormat = 1

/** What is searched, without its text: section numbers count through all pages. */
export type SearchIndex = {
  pages: IndexedPage[]
  /** Section that answers a query at once, by the query. */
  aliases: Map<string, number>
  postings: Postings
}

export type IndexedPage = {
  url: string
  title: string
  kind: PageKind
  breadcrumbs: string[]
  docsTag: string
  /** Name of the file with its text. */
  textFile: string
  sections: { anchor: string; heading: string }[]
}

type IndexFile = {
  format: number
  docsTags: string[]
  breadcrumbs: string[][]
  pages: [url: string, title: string, kind: number, breadcrumbs: number, docsTag: number, textFile: string][]
  /** Of each page: anchor and heading, by turns. */
  sections: string[][]
  aliases: [query: string, section: number][]
  /** Each starts with how many letters it shares with the one before, as one digit of base 36. */
  terms: string[]
  /** Of each term: a bit for each field that it stands in. */
  masks: number[]
  /** Of each posting: how many sections. */
  lengths: number[]
  /** Of all postings: distance from the section before, and how often the term stands there. */
  steps: number[]
  counts: number[]
}

const kinds = ['doc', 'blog', 'page'] as const satisfies PageKind[]
const maxShared = 35

export function writeIndex({ pages, aliases, postings }: SearchIndex): string {
  const docsTags = [...new Set(pages.map(page => page.docsTag))]
  const ways = [...new Map(pages.map(({ breadcrumbs }) => [breadcrumbs.join('\n'), breadcrumbs])).entries()]
  const wayNumber = new Map(ways.map(([key], number) => [key, number]))
  const all = [...postings.values()].flatMap(byField => fields.flatMap(field => byField.get(field) ?? []))
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
    sections: pages.map(({ sections }) => sections.flatMap(({ anchor, heading }) => [anchor, heading])),
    aliases: [...aliases],
    terms: shortened([...postings.keys()]),
    masks: [...postings.values()].map(maskOf),
    lengths: all.map(({ sections }) => sections.length),
    steps: all.flatMap(({ sections }) => sections.map((section, index) => section - (sections[index - 1] ?? 0))),
    counts: all.flatMap(({ counts }) => counts),
  }
  return `${JSON.stringify(file)}\n`
}

/** Throws an Error that says what is wrong with a file of another format, or a damaged one. */
export function readIndex(text: string): SearchIndex {
  const file = parse(text)
  if (file.format !== indexFormat) {
    throw new Error(`The search index has format ${file.format}; this page reads ${indexFormat}. Load the page again.`)
  }
  try {
    return { pages: readPages(file), aliases: new Map(file.aliases), postings: readPostings(file) }
  } catch (cause) {
    throw new Error('The search index is damaged.', { cause })
  }
}

function parse(text: string): IndexFile {
  try {
    return JSON.parse(text) as IndexFile
  } catch (cause) {
    throw new Error('The search index is damaged.', { cause })
  }
}

function readPages({ pages, sections, breadcrumbs, docsTags }: IndexFile): IndexedPage[] {
  return pages.map(([url, title, kind, way, tag, textFile], number) => {
    const words = sections[number] ?? []
    return {
      url,
      title,
      kind: kinds[kind] ?? 'page',
      breadcrumbs: breadcrumbs[way] ?? [],
      docsTag: docsTags[tag] ?? '',
      textFile,
      sections: Array.from({ length: words.length / 2 }, (_, index) => ({
        anchor: words[index * 2] ?? '',
        heading: words[index * 2 + 1] ?? '',
      })),
    }
  })
}

function readPostings({ terms, masks, lengths, steps, counts }: IndexFile): Postings {
  let posting = 0
  let at = 0
  let before = ''
  return new Map(
    terms.map((short, number) => {
      const term = before.slice(0, Number.parseInt(short[0] ?? '0', 36)) + short.slice(1)
      before = term
      const mask = masks[number] ?? 0
      const inTerm = fields.filter((_, index) => mask & (1 << index))
      return [term, new Map(inTerm.map((field): [Field, Posting] => [field, next()]))]
    }),
  )

  function next(): Posting {
    const end = at + (lengths[posting++] ?? 0)
    const found: Posting = { sections: [], counts: counts.slice(at, end) }
    let section = 0
    for (; at < end; at++) {
      section += steps[at] ?? 0
      found.sections.push(section)
    }
    return found
  }
}

function maskOf(byField: ReadonlyMap<Field, Posting>): number {
  return fields.reduce((mask, field, index) => mask | (byField.has(field) ? 1 << index : 0), 0)
}

function shortened(terms: string[]): string[] {
  return terms.map((term, number) => {
    const before = terms[number - 1] ?? ''
    let shared = 0
    while (shared < maxShared && shared < term.length && term[shared] === before[shared]) shared++
    return shared.toString(36) + term.slice(shared)
  })
}
