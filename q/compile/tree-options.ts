import type { TreeOptions } from '../syntax/parse-tree.ts'
import { compileLambda } from './compile-lambda.ts'
import type { Scope } from './scope.ts'

/** How parse trees made in a scope name verbs and make functions. */
export const treeOptions = (scope: Scope): TreeOptions => ({
  findVerb: scope.findVerb,
  compileLambda: node => compileLambda(node, scope)({ locals: [], returned: undefined }),
})
