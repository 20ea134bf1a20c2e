/**
 * Other forms of a verb: `dropped` -> `drop`, `droped`, `dropping` … Some of them are no real words, which does no
 * harm, since no page has them. Plurals of nouns are folded by src/search/terms/fold-plural.ts.
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
