import { escapeHtml } from './escape-html.ts'
import type { Term } from './glossary.ts'

/** A term where a page explains it: `start` and `end` are places in the page's HTML. */
export type FoundTerm = {
  start: number
  end: number
  meaningHtml: string
  /** Where it is explained at length; undefined where no doc does. */
  url: string | undefined
}

export type FindTerms = (page: { html: string; url: string }, urls: ReadonlyMap<string, string>) => FoundTerm[]

/** So many terms of a page are explained, the first ones: more would be in the way of reading. */
export const mostTerms = 8

/**
 * Finds where terms first occur in a page's running text, as whole words, written as in the glossary or with a capital
 * first letter. `urls` are the addresses of docs by their ids; the page that explains a term itself is left alone.
 */
export function createTermFinder(glossary: Term[]): FindTerms {
  if (glossary.length === 0) return () => []
  const formsByWord = groupForms(glossary)
  return ({ html, url: ownUrl }, urls) => {
    const found: FoundTerm[] = []
    const done = new Set(glossary.filter(term => term.doc !== undefined && urls.get(term.doc) === ownUrl))
    for (const { text, at } of runningText(html)) {
      let end = 0
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (index < end || /[_.`-]/.test(text[index - 1] ?? '')) continue
        const match = formAt(text, index, formsByWord.get(word))
        if (!match) continue
        end = match.end
        if (done.has(match.term)) continue
        done.add(match.term)
        const { doc, hash, meaningHtml } = match.term
        const url = doc === undefined ? undefined : urls.get(doc)
        found.push({ start: at + index, end: at + end, meaningHtml, url: url && url + hash })
        if (found.length === mostTerms) return found
      }
    }
    return found
  }
}

type Form = { term: Term; length: number; pattern: RegExp }

/** All forms by the word they start with, longer ones first. */
function groupForms(glossary: Term[]): Map<string, Form[]> {
  const groups = new Map<string, Form[]>()
  const all = glossary.flatMap(term =>
    term.forms.flatMap(form => [form, capitalised(form)].map(text => ({ term, text }))),
  )
  for (const { term, text } of all.sort((a, b) => b.text.length - a.text.length)) {
    const word = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? ''
    const words = escapeHtml(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const pattern = new RegExp(`${words.replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`, 'uy')
    groups.set(word, [...(groups.get(word) ?? []), { term, length: text.length, pattern }])
  }
  return groups
}

function capitalised(form: string): string {
  return (form[0] ?? '').toUpperCase() + form.slice(1)
}

function formAt(text: string, index: number, forms: Form[] = []): { term: Term; end: number } | undefined {
  for (const { term, pattern } of forms) {
    pattern.lastIndex = index
    if (pattern.test(text)) return { term, end: pattern.lastIndex }
  }
  return undefined
}

/** Tags, comments and the text between them. */
const tokens = /<!--.*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gis
const notRunning = new Set(
  'a abbr button code dfn figcaption h1 h2 h3 h4 h5 h6 kbd label math nav option pre samp script style summary svg template th x-island'.split(
    ' ',
  ),
)
const notRunningClass = /\sclass="[^"]*\b(?:admonition-title|visually-hidden|sr-only)\b/

/** The pieces of text in which a page is read, each with its place in `html`. */
function* runningText(html: string): Generator<{ text: string; at: number }> {
  let leftOut: { name: string; depth: number } | undefined
  for (const { 0: text, 1: slash, 2: tag, 3: attributes = '', index } of html.matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (name === undefined) {
      if (!leftOut && !text.startsWith('<')) yield { text, at: index }
    } else if (leftOut?.name === name) {
      leftOut.depth += slash ? -1 : 1
      if (leftOut.depth === 0) leftOut = undefined
    } else if (!leftOut && !slash && (notRunning.has(name) || notRunningClass.test(attributes))) {
      leftOut = { name, depth: 1 }
    }
  }
}
