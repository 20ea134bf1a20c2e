import { tokenize } from './tokenizer.ts'

/** What an alias is found by. Names of q keep their case. */
export function aliasKey(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  return tokenize(text)[0]?.kind === 'exact' ? text : text.toLowerCase()
}

/** The keys that a query may be listed under: as it was typed, then the shape of a call without its arguments. */
export function aliasKeysOf(query: string): string[] {
  const [first] = tokenize(query.trim())
  const isCall = first?.kind === 'code' && first.from === 0 && first.term[1] === '['
  return isCall ? [aliasKey(query), first.term] : [aliasKey(query)]
}
