import type { Node } from './ast.ts'
import { Cursor } from './cursor.ts'
import { isInfixWord } from './infix-words.ts'
import { parseExpression } from './parse-expression.ts'
import { syntaxError } from './syntax-error.ts'
import { tokenize } from './tokenize.ts'

export interface ParseOptions {
  /** Whether a name stands between its arguments; by default the keywords that do, such as `in`. */
  isInfixWord?: (name: string) => boolean
}

/**
 * The statements of a source, between semicolons; undefined for empty ones, as after the semicolon of `a:1;`. After
 * `k)` operators may be unary.
 */
export function parse(source: string, options: ParseOptions = {}): (Node | undefined)[] {
  const isK = source.startsWith('k)')
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment')
  const cursor = new Cursor(source, isK ? tokens.slice(2) : tokens, {
    isInfixWord: options.isInfixWord ?? isInfixWord,
    hasUnaryOperators: isK,
    readExpression: parseExpression,
  })
  const statements = cursor.separated(() => cursor.expression())
  const rest = cursor.peek()
  if (rest) throw syntaxError(rest.text, source, rest.start)
  return statements
}
