import { tokenize } from './tokenize.ts'

/**
 * The form in which a search alias is stored and looked up: `  As Of  Join` -> `as of join`. Names of q keep their case,
 * which has a meaning: `.z.T` is not `.z.t`.
 */
export function toAliasKey(alias: string): string {
  const text = alias.trim().replace(/\s+/g, ' ')
  return tokenize(text)[0]?.kind === 'exact' ? text : text.toLowerCase()
}

/** The keys under which a query may have an alias: `@[d;i;f]` -> `@[d;i;f]` and, for any call of this shape, `@[;;]`. */
export function listAliasKeys(query: string): string[] {
  const [first] = tokenize(query.trim())
  const isCall = first?.kind === 'code' && first.from === 0 && first.term[1] === '['
  return isCall ? [toAliasKey(query), first.term] : [toAliasKey(query)]
}
