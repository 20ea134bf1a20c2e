import { type Chunk, createChunkReader } from './chunk-terms.ts'
import type { Section } from './page-sections.ts'
import type { Field } from './postings.ts'

/** Which terms one page has, in which section and field. It is remembered from build to build, so it is compact. */
export interface PageTerms {
  /** The different terms of the page. */
  terms: string[]
  sectionCount: number
  /**
   * Lists of terms, each after its length: of the title, `about`, and then the heading, the text and the code of each section.
   * A number from 0 is a position in `terms`, and one below 0 says how often the term before it occurs: `[3, 5, -2]` is the term 3
   * once and the term 5 twice.
   */
  lists: Int32Array
}

type TermsByField = Record<Field, Int32Array>

interface PageToIndex {
  title: string
  about: string
  sections: Section[]
}

type GetTerms = (chunk: Chunk) => number[]

const getAllTerms: GetTerms = ({ all }) => all
const getTermsOfText: GetTerms = ({ text }) => text
const getTermsOfCode: GetTerms = ({ code }) => code

/** Returns a function that reads page after page. It is the faster the more pages it has read. */
export function createPageTermsReader(): (page: PageToIndex) => PageTerms {
  const chunks = createChunkReader()
  // By the number of a term: its place on the page being read, from 1, and how often the text being read has it.
  const placesOnPage: number[] = []
  const counts: number[] = []
  return readPage

  function readPage({ title, about, sections }: PageToIndex): PageTerms {
    const termsOfPage: number[] = []
    const lists: number[] = []
    const add = (text: string, getTerms: GetTerms) => addList(lists, countTerms(text, getTerms), termsOfPage)
    add(title, getAllTerms)
    add(about, getTermsOfText)
    for (const [number, { heading, text, code }] of sections.entries()) {
      // The lead has the title as its heading too.
      add(number === 0 ? title : heading, getAllTerms)
      add(text, getTermsOfText)
      add(code, getTermsOfCode)
    }
    for (const term of termsOfPage) placesOnPage[term] = 0
    return {
      terms: termsOfPage.map(term => chunks.terms[term] ?? ''),
      sectionCount: sections.length,
      lists: new Int32Array(lists),
    }
  }

  /** Counts the terms of the text in `counts`, and returns the different ones. */
  function countTerms(text: string, getTerms: GetTerms): number[] {
    const found: number[] = []
    for (let from = 0; from < text.length; ) {
      const chunk = chunks.read(text, from)
      while (counts.length < chunks.terms.length) {
        counts.push(0)
        placesOnPage.push(0)
      }
      for (const term of getTerms(chunk)) {
        const count = counts[term] ?? 0
        if (count === 0) found.push(term)
        // In code each term counts once: a session is not more relevant because it prints a column twenty times.
        if (count === 0 || getTerms !== getTermsOfCode) counts[term] = count + 1
      }
      from += chunk.source.length + 1
    }
    return found
  }

  /** Adds the list of the terms that `counts` has, and resets their counts. */
  function addList(lists: number[], found: number[], termsOfPage: number[]) {
    const start = lists.push(0)
    for (const term of found) {
      const place = placesOnPage[term] || termsOfPage.push(term)
      placesOnPage[term] = place
      lists.push(place - 1)
      const count = counts[term] ?? 0
      if (count > 1) lists.push(-count)
      counts[term] = 0
    }
    lists[start - 1] = lists.length - start
  }
}

/** The lists of each section of a page. Every section has the page's title, so that a query can combine words of both. */
export function listTermsOfSections({ sectionCount, lists }: PageTerms): TermsByField[] {
  let from = 0
  const readList = () => {
    const to = from + 1 + (lists[from] ?? 0)
    const list = lists.subarray(from + 1, to)
    from = to
    return list
  }
  const title = readList()
  const aboutPage = readList()
  return Array.from({ length: sectionCount }, (_, section) => ({
    title,
    heading: readList(),
    about: section === 0 ? aboutPage : aboutPage.subarray(0, 0),
    text: readList(),
    code: readList(),
  }))
}
