/**
 * What a verb may be written as: for `dropped`, `drop` and `dropping` are among them. Not all are words; those that no page
 * has find nothing. Nouns in the plural are folded in `src/search/tokenizer.ts`.
 */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const stem = word.replace(/(?:ing|ed|e)$/, '')
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return []
  const undoubled = stem.replace(/([bdgmnprt])\1$/, '$1')
  const doubled = /[aeiou][bdgmnprt]$/.test(stem) ? stem + stem.slice(-1) : stem
  const forms = [stem, undoubled].flatMap(base => [base, `${base}e`, `${base}ed`, `${base}ing`])
  return [...new Set([...forms, `${doubled}ed`, `${doubled}ing`])].filter(form => form !== word)
}
