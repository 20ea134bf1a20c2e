import { kForm } from '../display/k-form.ts'
import { parseText } from '../evaluate/parse-tree.ts'
import type { Node } from '../syntax/ast.ts'
import { parse } from '../syntax/parser.ts'
import { QError } from '../values/errors.ts'
import { startSession } from './session.ts'

const session = startSession()

/** The parse tree of a source in one line, such as ``(+;`x;1)``; functions are shown by their names. */
export const treeText = (source: string): string => kForm(parseText(session, source))

/** The statements of a source, parsed with the keywords of q. */
export const parseSource = (source: string): (Node | undefined)[] => parse(source, session.isInfixWord)

/** The error of a source that cannot be parsed and its offset, such as `] at 3`. */
export function syntaxErrorOf(source: string): string {
  try {
    parseSource(source)
    return 'no error'
  } catch (error) {
    if (error instanceof QError) return `${error.message} at ${error.frames[0]?.offset}`
    throw error
  }
}
