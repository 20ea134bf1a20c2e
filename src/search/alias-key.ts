import { tokenize } from './tokenizer.ts'

/** One key for all ways to type an alias. Names of q keep their case; call shapes lose their arguments. */
export function aliasKey(typed: string): string {
  const text = typed.trim().replace(/\s+/g, ' ')
  const [first] = tokenize(text)
  if (first?.kind === 'code' && first.from === 0 && /^.\[/.test(first.term)) return first.term
  return first?.kind === 'exact' ? text : text.toLowerCase()
}
