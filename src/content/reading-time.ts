const wordsPerMinute = 200
/** Words of each piece of text seen so far: most come again. */
const counts = new Map<string, number>()
/** Of whole texts, which development reads again at each edit. */
const totals = new Map<string, number>()
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Whole minutes to read `markdown` (code counts), rounded up; 0 for an empty text. Classic sites round to two decimals
 * first; as one word is 0.005 minutes, that changes nothing.
 */
export function readingMinutes(markdown: string): number {
  const known = totals.get(markdown)
  if (known !== undefined) return known
  let count = 0
  // The segmenter's time and memory grow faster than the text, since each segment holds a copy of it. No word spans
  // white space, and none that somebody reads is longer than a piece.
  for (const piece of markdown.match(/\S{1,1000}/gu) ?? []) count += countWords(piece)
  const minutes = Math.ceil(count / wordsPerMinute)
  totals.set(markdown, minutes)
  return minutes
}

function countWords(piece: string): number {
  const known = counts.get(piece)
  if (known !== undefined) return known
  const count = [...segmenter.segment(piece)].filter(segment => segment.isWordLike).length
  counts.set(piece, count)
  return count
}
