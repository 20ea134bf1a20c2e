import { type Match, markText, matchesIn } from './marks.ts'
import type { QueryWord } from './query.ts'
import type { Snippet } from './search-provider.ts'

/** In UTF-16 units. */
const snippetLength = 160
/** How much of it stands before the first match. */
const lead = 40

/** The piece of a section with the most of the words: of its prose, or of its code where that has more. */
export function cutSnippet({ text, code }: { text: string; code: string }, words: QueryWord[]): Snippet | undefined {
  const prose = bestWindow(text, words)
  const lines = bestWindow(code, words)
  if (lines.found > prose.found) return { ...markText(wholeLines(code, lines.from), words), isCode: true }
  if (text === '') return code === '' ? undefined : { ...markText(wholeLines(code, 0), words), isCode: true }
  return { ...markText(wholeWords(text, Math.max(0, prose.from - lead)), words), isCode: false }
}

/** Where the window with the most different words starts, and how many it has. */
function bestWindow(text: string, words: QueryWord[]): { from: number; found: number } {
  const matches = matchesIn(text, words)
  let best = { from: 0, found: 0 }
  matches.forEach((match, index) => {
    const found = wordsWithin(matches.slice(index), match.from + snippetLength - lead)
    if (found > best.found) best = { from: match.from, found }
  })
  return best
}

function wordsWithin(matches: Match[], end: number): number {
  const found = new Set<QueryWord>()
  for (const { word, to } of matches) {
    if (to > end) break
    found.add(word)
  }
  return found.size
}

function wholeWords(text: string, from: number): string {
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const end = start + snippetLength
  const last = text.length <= end ? text.length : Math.max(text.lastIndexOf(' ', end), start + snippetLength / 2)
  return (start > 0 ? '… ' : '') + text.slice(start, last).trim() + (last < text.length ? ' …' : '')
}

/** From the line around `from`, as many lines as fit, the first one in any case. */
function wholeLines(code: string, from: number): string {
  const start = code.lastIndexOf('\n', from) + 1
  const rest = code.slice(start)
  if (rest.length <= snippetLength) return rest.trimEnd()
  const end = rest.lastIndexOf('\n', snippetLength)
  return end > 0 ? rest.slice(0, end).trimEnd() : `${rest.slice(0, snippetLength)} …`
}
