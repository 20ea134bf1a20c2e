/** Docusaurus uses the same speed. */
const wordsPerMinute = 200

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Letters and digits between white space, perhaps with punctuation after them: one word, as most of a text is. */
const plainWord = /(?<!\S)[A-Za-z\d]{1,50}[.,;:!?)`|]*(?!\S)/

/** Number of words of each other piece of text counted so far. */
const wordCounts = new Map<string, number>()

/** A block that an exercise hides: a fence marked `starter` or `check` with what is in it. */
const hiddenBlock = /^[ \t]*(`{3,})q[ \t][^\n`]*\b(?:starter|check)\b[^\n]*\n.*?^[ \t]*\1[ \t]*$/gms

/**
 * Whole minutes to read `markdown`, including the code that the page shows, rounded up; 0 for an empty text. Docusaurus rounds to two decimals
 * first, which differs for 201 words alone: its 1.005 minutes become 1.00 there.
 */
export function countReadingMinutes(markdown: string): number {
  const between = markdown.replace(hiddenBlock, '').split(plainWord)
  let words = between.length - 1
  // On a long text the segmenter takes more than linear time and memory, so it gets short pieces. Words contain no white
  // space, and none that anybody reads is longer than 1,000 characters.
  for (const piece of between.join('').match(/\S{1,1000}/gu) ?? []) words += countWords(piece)
  return Math.ceil(words / wordsPerMinute)
}

function countWords(piece: string): number {
  const known = wordCounts.get(piece)
  if (known !== undefined) return known
  const words = [...segmenter.segment(piece)].filter(segment => segment.isWordLike).length
  wordCounts.set(piece, words)
  return words
}
