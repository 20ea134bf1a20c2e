import { escapeHtml, escapeRegExp } from '../../lib/text.ts'
import type { FoundTerm, Term } from './read-glossary.ts'

/** `urls` are the addresses of docs by their ids. */
type FindTerms = (page: { html: string; url: string }, urls: ReadonlyMap<string, string>) => FoundTerm[]

/** How many terms of a page are explained, the first ones. More would distract from reading. */
export const maxTerms = 8

/**
 * Finds where each term first occurs in a page's running text, as a whole word, written as in the glossary or with a
 * capital first letter. A page does not explain the terms for which it is the explanation itself.
 */
export function createTermFinder(glossary: Term[]): FindTerms {
  if (glossary.length === 0) return () => []
  const formsByFirstWord = groupByFirstWord(glossary)
  return ({ html, url }, urls) => {
    const found: FoundTerm[] = []
    const done = new Set(glossary.filter(term => term.doc !== undefined && urls.get(term.doc) === url))
    for (const { text, position } of splitRunningText(html)) {
      for (const { term, start, end } of matchForms(text, formsByFirstWord)) {
        if (done.has(term)) continue
        done.add(term)
        const docUrl = term.doc === undefined ? undefined : urls.get(term.doc)
        const { meaningHtml } = term
        found.push({ start: position + start, end: position + end, meaningHtml, url: docUrl && docUrl + term.hash })
        if (found.length === maxTerms) return found
      }
    }
    return found
  }
}

interface Form {
  term: Term
  pattern: RegExp
}

/** All forms by the word they start with (`as` for `as-of join`), longer ones first. */
function groupByFirstWord(glossary: Term[]): Map<string, Form[]> {
  const groups = new Map<string, Form[]>()
  const forms = glossary.flatMap(term =>
    term.forms.flatMap(form => [form, capitaliseFirst(form)].map(text => ({ term, text }))),
  )
  for (const { term, text } of forms.sort((a, b) => b.text.length - a.text.length)) {
    const firstWord = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
    const group = groups.get(firstWord) ?? []
    groups.set(firstWord, [...group, { term, pattern: createPattern(text) }])
  }
  return groups
}

/** Matches the form at `lastIndex`, over line ends too. */
function createPattern(form: string): RegExp {
  return new RegExp(escapeRegExp(escapeHtml(form)).replace(/\s+/g, '\\s+'), 'uy')
}

/** Letters, digits or a hyphenated word at `lastIndex`. One pattern for all forms, since those of `\p` take long to compile. */
const restOfWord = /[\p{L}\p{N}_]|-[\p{L}\p{N}]/uy

/** The forms in a text from left to right, the longest one at each place; they do not overlap. */
function* matchForms(text: string, formsByFirstWord: ReadonlyMap<string, Form[]>) {
  let end = 0
  for (const { 0: word, index: start } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    // Inside the form before, or the rest of a name such as `.Q.gc`, `mid-join` and `x_join`.
    if (start < end || /[_.`-]/.test(text[start - 1] ?? '')) continue
    for (const { term, pattern } of formsByFirstWord.get(word) ?? []) {
      pattern.lastIndex = start
      if (!pattern.test(text)) continue
      restOfWord.lastIndex = pattern.lastIndex
      if (restOfWord.test(text)) continue
      end = pattern.lastIndex
      yield { term, start, end }
      break
    }
  }
}

function capitaliseFirst(form: string): string {
  return (form[0] ?? '').toUpperCase() + form.slice(1)
}

/**
 * Splits HTML into comments, tags (groups 1 to 3 are the slash, the name and the attributes) and the text between them. The
 * HTML is our own output, in which attribute values are quoted and a `<` in text is escaped; one that is not counts as text.
 */
const tokens = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gis

/** Elements whose text is a heading, a link, code, a control or a picture. */
const skippedElements = new Set(
  'a abbr button code dfn figcaption h1 h2 h3 h4 h5 h6 kbd label math nav option pre samp script style summary svg template th x-island'.split(
    ' ',
  ),
)
const skippedClass = /\sclass="[^"]*\b(?:admonition-title|visually-hidden|sr-only)\b/

/** The pieces of text that people read as sentences, each with its position in `html`. */
function* splitRunningText(html: string): Generator<{ text: string; position: number }> {
  /** The outermost element being skipped, and how many elements of the same name are open in it. */
  let skipped: { name: string; depth: number } | undefined
  for (const { 0: text, 1: slash, 2: tag, 3: attributes = '', index } of html.matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (name === undefined) {
      if (!skipped && !text.startsWith('<')) yield { text, position: index }
    } else if (skipped?.name === name) {
      skipped.depth += slash ? -1 : 1
      if (skipped.depth === 0) skipped = undefined
    } else if (!skipped && !slash && (skippedElements.has(name) || skippedClass.test(attributes))) {
      skipped = { name, depth: 1 }
    }
  }
}
