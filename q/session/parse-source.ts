import { treeOptions } from '../compile/tree-options.ts'
import { parse } from '../syntax/parse.ts'
import { statementsTree } from '../syntax/parse-tree.ts'
import type { Value } from '../values/value.ts'
import { makeScope } from './run-source.ts'
import type { Session } from './session.ts'

/** The parse tree of a text, as the verb `parse` gives it. */
export const parseSource = (session: Session, source: string): Value =>
  statementsTree(parse(source), treeOptions(makeScope(session, source)))
