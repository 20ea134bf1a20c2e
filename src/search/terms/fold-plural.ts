/**
 * One term for a word and its plural: `tables` -> `table`, `queries` -> `query`, but `status` stays. There is no stemming
 * beyond that: `join` and `joining` are different terms.
 */
export function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, '')
}
