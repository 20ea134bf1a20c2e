const wordsPerMinute = 200
const words = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Whole minutes to read `markdown` (code counts), rounded up; 0 for an empty text. Classic sites round to two decimals
 * first; as one word is 0.005 minutes, that changes nothing.
 */
export function readingMinutes(markdown: string): number {
  let count = 0
  // The segmenter's time grows faster than the text, and no word spans white space: it is asked piece by piece, and not
  // at all for plain words.
  for (const piece of markdown.split(/\s+/)) {
    if (/^[A-Za-z]+[.,]?$/.test(piece)) count++
    else for (const segment of words.segment(piece)) if (segment.isWordLike) count++
  }
  return Math.ceil(count / wordsPerMinute)
}
