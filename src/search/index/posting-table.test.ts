import { expect, test } from 'vitest'
import { createRandomNumbers } from '../../../tests/support/random-numbers.ts'
import { stopWords } from '../terms/stop-words.ts'
import { type Token, tokenize } from '../terms/tokenize.ts'
import { readIndex, readShard, writeIndex, writeShard } from './index-file.ts'
import type { Section } from './page-sections.ts'
import { createPageTermsReader } from './page-terms.ts'
import { mergeTables, type PostingTable, tabulate } from './posting-table.ts'
import { type Field, fields, type Posting } from './postings.ts'
import { splitPostings } from './split-postings.ts'

interface Page {
  title: string
  about: string
  sections: Section[]
}

const spaces = ['', '', ' ', ' ', '\n', '  ', '\t', '\u00a0', '\r\n', '\u0001']
const pieces = [
  ...['joins', 'Tables', 'the', 'queries', 'HTTPServer', 'tick_log2', 'cafe\u0301', '東京', 'İ', '😀', '\ud800'],
  ...['.Q.gc', '.z.T', '.z.t', 'sym.name', 'q)', '\\ts', '\\P', '0N!', '-11!', '`g#', '/:', "':", '\\:', '"', '`'],
  ...['@[', '$[', '?[', '![', '.[', '[', ']', '(', ')', '{', '}', ';', ';', ']', ']', '4.1', '0x1234abcd5', '1', 'x'],
  ...['a'.repeat(39), 'b'.repeat(40), 'c'.repeat(70), '__proto__', 'constructor', '-', '.', '\ufeff'],
]
const pages = createRandomPages(60)

test('the index of random pages is the one of counting the tokens of each section', () => {
  const { index } = readFiles(buildTable(pages), { maxInIndex: Number.POSITIVE_INFINITY, maxInShard: 1 })
  expect(index.postings).toEqual(countPlainly(pages))
  expect([...index.postings.keys()]).toEqual([...index.postings.keys()].sort())
})

test('the index of a site without pages has no terms', () => {
  const { index } = readFiles(buildTable([]), { maxInIndex: 1, maxInShard: 1 })
  expect(index.postings).toEqual(new Map())
  expect(index.lengths.title).toEqual([])
})

test.each([1, 7, 500])('index and shards of up to %i postings have together what the whole index has', maxInShard => {
  const { index, shards } = readFiles(buildTable(pages), { maxInIndex: 100, maxInShard })
  expect(shards.length).toBeGreaterThan(1)
  const merged = new Map(index.postings)
  for (const shard of shards)
    for (const [term, byField] of shard) merged.set(term, new Map([...(merged.get(term) ?? []), ...byField]))
  expect(merged).toEqual(countPlainly(pages))
})

test.each([1, 2, 7, 100])('the table of all pages is that of tables of %i pages put together', length => {
  const tables = []
  for (let from = 0; from < pages.length; from += length) tables.push(buildTable(pages.slice(from, from + length)))
  expect(mergeTables(tables)).toEqual(buildTable(pages))
})

test('no tables put together have no terms', () => {
  expect(mergeTables([])).toEqual(buildTable([]))
})

test('the length of a field is the number of different terms that it has', () => {
  const { lengths } = buildTable(pages)
  const postings = countPlainly(pages)
  for (const field of fields) {
    const counted = lengths[field].map(() => 0)
    for (const byField of postings.values())
      for (const section of byField.get(field)?.sections ?? []) counted[section] = (counted[section] ?? 0) + 1
    expect(lengths[field], field).toEqual(counted)
  }
})

test('the terms of a page do not depend on the pages read before it', () => {
  const readAll = createPageTermsReader()
  expect(pages.map(readAll)).toEqual(pages.map(page => createPageTermsReader()(page)))
})

test('the shape of a call is read beyond the spaces in it', () => {
  const code = [
    '@[d; i; f] x',
    'f:{[x] $[x; ?[t; c;\nb; a]; y]} ) @[g; 1',
    `$[x; ${'y '.repeat(120)}]`,
    '(@[f; x]) ![t; c; b',
  ]
  const codePages = code.map(text => ({ title: '', about: '', sections: [createSection('', text)] }))
  const { index } = readFiles(buildTable(codePages), { maxInIndex: 1000, maxInShard: 1 })
  expect(index.postings).toEqual(countPlainly(codePages))
  expect([...index.postings.keys()]).toEqual(expect.arrayContaining(['@[;;]', '$[;;]', '?[;;;]', '@[;', '![;;']))
})

function buildTable(pages: Page[]): PostingTable {
  const readTerms = createPageTermsReader()
  return tabulate(pages.map(readTerms))
}

/** What the browser reads from the files that are written of the table. */
function readFiles(table: PostingTable, limits: { maxInIndex: number; maxInShard: number }) {
  const split = splitPostings(table, limits)
  const parts = { pages: [], aliases: new Map(), synonyms: new Map(), shards: [] }
  return {
    index: readIndex(writeIndex(parts, table, split.index)),
    shards: split.shards.map(shard => readShard(writeShard(table, shard))),
  }
}

/** The same index made the simplest way: by a map for each term. */
function countPlainly(pages: Page[]): Map<string, Map<Field, Posting>> {
  const postings = new Map<string, Map<Field, Posting>>()
  let number = 0
  for (const { title, about, sections } of pages) {
    for (const { anchor, heading, text, code } of sections) {
      const isLead = anchor === ''
      countTerms(postings, 'title', number, listTerms(title))
      countTerms(postings, 'heading', number, listTerms(isLead ? title : heading))
      countTerms(postings, 'about', number, isLead ? listTerms(about, isIndexed) : [])
      countTerms(postings, 'text', number, listTerms(text, isIndexed))
      const isIndexedCode = (token: Token) =>
        isIndexed(token) && !(token.kind === 'word' && /^(?:[\d.]+|\d[\da-f]{7,}|.)$/.test(token.term))
      countTerms(postings, 'code', number, [...new Set(listTerms(code, isIndexedCode))])
      number++
    }
  }
  return postings
}

function countTerms(postings: Map<string, Map<Field, Posting>>, field: Field, section: number, terms: string[]) {
  for (const term of terms) {
    const byField = postings.get(term) ?? new Map<Field, Posting>()
    postings.set(term, byField)
    const { sections, counts } = byField.get(field) ?? { sections: [], counts: [] }
    const isRepeated = sections.at(-1) === section
    byField.set(field, {
      sections: isRepeated ? sections : [...sections, section],
      counts: isRepeated ? [...counts.slice(0, -1), (counts.at(-1) ?? 0) + 1] : [...counts, 1],
    })
  }
}

function listTerms(text: string, isWanted: (token: Token) => boolean = () => true): string[] {
  return tokenize(text)
    .filter(isWanted)
    .map(({ term }) => term)
}

function isIndexed({ term, kind }: Token): boolean {
  return term.length < 40 && !(kind === 'word' && stopWords.has(term))
}

/** Their texts are words and signs put together at random, with and without spaces between them. */
function createRandomPages(count: number): Page[] {
  const random = createRandomNumbers(20_261_124)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const write = (maxLength: number) =>
    Array.from({ length: Math.floor(random() * maxLength) }, () => pick(pieces) + pick(spaces)).join('')
  return Array.from({ length: count }, () => ({
    title: write(6),
    about: write(10),
    sections: Array.from({ length: 1 + Math.floor(random() * 5) }, (_, section) => ({
      ...createSection(write(60), write(60)),
      anchor: section === 0 ? '' : `section-${section}`,
      heading: write(5),
    })),
  }))
}

function createSection(text: string, code: string): Section {
  return { anchor: '', heading: '', text, code }
}
