const wordsPerMinute = 200
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Whole minutes to read `markdown` (code counts), rounded up; 0 for an empty text. */
export function readingMinutes(markdown: string): number {
  let count = 0
  for (const segment of words.segment(markdown)) if (segment.isWordLike) count++
  return Math.ceil(count / wordsPerMinute)
}
