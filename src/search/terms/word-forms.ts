/**
 * Other forms of a verb: `dropped` -> `drop`, `droped`, `dropping` … Some of them are no real words, which does no
 * harm, since no page has them. Plurals of nouns are folded by src/search/terms/word-forms.ts.
 */
export function listWordForms(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const stem = word.replace(/(?:ing|ed|e)$/, '')
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return []
  const undoubled = stem.replace(/([bdgmnprt])\1$/, '$1')
  const doubled = /[aeiou][bdgmnprt]$/.test(stem) ? stem + stem.slice(-1) : stem
  const forms = [stem, undoubled].flatMap(base => [base, `${base}e`, `${base}ed`, `${base}ing`])
  return [...new Set([...forms, `${doubled}ed`, `${doubled}ing`])].filter(form => form !== word)
}

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
