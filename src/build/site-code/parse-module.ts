import { type ParseResult, parseSync } from 'vite'
import { lineAt } from '../../lib/text.ts'

/** More than anybody opens at once, and far less than the stacks of parser and compiler can hold. */
const maxDepth = 500

/**
 * Undefined for a module that does not parse or nests too deeply, which is reported when it is compiled (check-modules.ts).
 * The parser is native: a stack overflow in it ends the process without a message.
 */
export function parseModule(file: string, code: string, lang: 'ts' | 'tsx'): ParseResult | undefined {
  if (findDeepNesting(code)) return undefined
  const parsed = parseSync(file, code, { lang })
  return parsed.errors.length > 0 ? undefined : parsed
}

/**
 * What opens and closes. The `<` of an element follows no name, as that of `Array<string>` does. Those that have no end tag in
 * HTML are left out, since modules may hold HTML as text.
 */
const marks = /[([{}\])]|<\/|\/>|(?<![\w$])<(?=[\w>])(?!(?:br|col|hr|img|input|link|meta|source|wbr)\b)/g

/** The first line on which more than `maxDepth` brackets and elements are open. Those in strings and comments count too. */
export function findDeepNesting(code: string): { line: number; what: string } | undefined {
  let depth = 0
  for (const { 0: mark, index } of code.matchAll(marks)) {
    depth = /^(?:[([{]|<)$/.test(mark) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > maxDepth)
      return { line: lineAt(code, index), what: `More than ${maxDepth} brackets or elements are open at once.` }
  }
  return undefined
}
