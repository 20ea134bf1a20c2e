import type { MarkedText, Snippet } from '../search-contract.ts'
import { tokenize } from '../terms/tokenize.ts'
import { matchTerm, type QueryWord } from './query.ts'

/** In UTF-16 code units: two to three lines of the dialog. */
const snippetLength = 160
/** How much of it comes before the first match. */
const leadLength = 40

/**
 * The excerpt of a section with the most words of the query; it is taken from the code if that has more of them than the text.
 * If a section has none, because it was found by its heading, the excerpt is its beginning. An empty section has no snippet.
 */
export function cutSnippet({ text, code }: { text: string; code: string }, words: QueryWord[]): Snippet | undefined {
  const inText = findBestWindow(text, words)
  const inCode = findBestWindow(code, words)
  const isCode = inCode.wordCount > inText.wordCount || text === ''
  if (isCode && code === '') return undefined
  const piece = isCode ? cutLines(code, inCode.from) : cutWords(text, Math.max(0, inText.from - leadLength))
  return { ...markMatches(piece, words), isCode }
}

/** Where the window with the most different words begins (at a match), and how many words it has. */
function findBestWindow(text: string, words: QueryWord[]): { from: number; wordCount: number } {
  const matches = findMatches(text, words)
  let best = { from: 0, wordCount: 0 }
  matches.forEach(({ from }, index) => {
    const wordCount = countWords(matches, index, from + snippetLength - leadLength)
    if (wordCount > best.wordCount) best = { from, wordCount }
  })
  return best
}

/** How many different words are matched from the match number `first` to the position `end`. */
function countWords(matches: Match[], first: number, end: number): number {
  const found = new Set<QueryWord>()
  for (let at = first; at < matches.length; at++) {
    const match = matches[at]
    if (!match || match.to > end) break
    found.add(match.word)
  }
  return found.size
}

/** Text from the next word after `from`, to the end of a word. */
function cutWords(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = start + snippetLength
  const last = text.length <= end ? text.length : Math.max(text.lastIndexOf(' ', end), start + snippetLength / 2)
  return (start > 0 ? '… ' : '') + text.slice(start, last).trim() + (last < text.length ? ' …' : '')
}

/** As many whole lines as fit, beginning with the one that `from` is in; a longer line is cut. */
function cutLines(code: string, from: number): string {
  const start = code.lastIndexOf('\n', from) + 1
  const rest = code.slice(start)
  if (rest.length <= snippetLength) return rest.trimEnd()
  const end = rest.lastIndexOf('\n', snippetLength)
  return end > 0 ? rest.slice(0, end).trimEnd() : `${rest.slice(0, snippetLength)} …`
}

/** Where a word of the query is in a text: [from, to) in UTF-16 code units. */
interface Match {
  word: QueryWord
  from: number
  to: number
}

/** `Joins of q` with the word `joi` -> the same text with [0, 3) marked. */
export function markMatches(text: string, words: QueryWord[]): MarkedText {
  return { text, marks: mergeRanges(findMatches(text, words).map(({ from, to }) => [from, to])) }
}

/** Matches in the order of the text. If a word occurs as it was typed, similar words are not matches. */
function findMatches(text: string, words: QueryWord[]): Match[] {
  const tokens = tokenize(text)
  const matches = words.flatMap(word => {
    const found = tokens.flatMap(({ term, from, to }) => {
      const kind = matchTerm(word, term)
      // Of a word that begins with what was typed, only the typed letters are marked.
      return kind ? [{ word, kind, from, to: kind === 'prefix' ? Math.min(to, from + word.text.length) : to }] : []
    })
    const asTyped = found.filter(({ kind }) => kind !== 'fuzzy')
    return asTyped.length > 0 ? asTyped : found
  })
  return matches.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** Ranges that overlap or touch become one: [0, 3), [2, 5) -> [0, 5). `ranges` are sorted. */
function mergeRanges(ranges: [from: number, to: number][]): [from: number, to: number][] {
  const merged: [from: number, to: number][] = []
  for (const [from, to] of ranges) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
