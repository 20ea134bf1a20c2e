/**
 * One term for a word and its plural: `tables` -> `table`, `queries` -> `query`, but `status` stays. After `ch`, `sh`, `x`,
 * `ss` and `zz` a plural does not show whether the word ends in `e` (`batches`, `caches`), so that `e` is dropped from both:
 * `cache` -> `cach`. There is no stemming beyond that: `join` and `joining` are different terms.
 */
export function foldPlural(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|sh|ch|x|zz)es?$|s$/, '')
}
