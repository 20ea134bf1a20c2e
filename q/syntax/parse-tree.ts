import { char, emptyList, list, symbol } from '../values/construct.ts'
import { nil } from '../values/nil.ts'
import type { Value } from '../values/value.ts'
import type { Apply, LambdaNode, Node } from './ast.ts'
import { queryTree } from './query-tree.ts'
import { assignTree, entriesTree, quoteSymbols, tableTree } from './tree-parts.ts'

export interface TreeOptions {
  /** The function that an operator, an iterator or a keyword stands for; undefined for other names. */
  findVerb: (name: string) => Value | undefined
  compileLambda: (node: LambdaNode) => Value
}

/**
 * What `parse` gives for statements: `parse "x+1"` is ``(+;`x;1)``. Several statements make a list that starts with a
 * semicolon.
 */
export function statementsTree(statements: readonly (Node | undefined)[], options: TreeOptions): Value {
  const trees = statements.map(node => toParseTree(node, options))
  return trees.length === 1 ? (trees[0] as Value) : list([char(';'), ...trees])
}

/** The parse tree of one node; `::` where nothing is written. */
export function toParseTree(node: Node | undefined, options: TreeOptions): Value {
  const tree = (inner: Node | undefined) => toParseTree(inner, options)
  const verb = (name: string) => options.findVerb(name) ?? symbol(name)
  switch (node?.kind) {
    case undefined:
      return nil
    case 'constant':
      return quoteSymbols(node.value)
    case 'name':
    case 'operator':
    case 'iterator':
      return verb(node.name)
    case 'derived':
      return list([verb(node.iterator), tree(node.target)])
    case 'apply':
      return list([tree(node.target), ...writtenArgs(node).map(tree)])
    case 'compose':
      return node.functions.map(tree).reduceRight((rest, first) => list([verb("'"), first, rest]))
    case 'list':
      return node.items.length ? list([verb('enlist'), ...node.items.map(tree)]) : emptyList
    case 'table':
      return tableTree(node, verb, tree)
    case 'dictionary':
      return entriesTree(node.entries, verb, tree)
    case 'assign':
      return assignTree(node, verb, tree)
    case 'lambda':
      return options.compileLambda(node)
    case 'control':
      return list([node.word.length > 1 ? symbol(node.word) : verb(node.word), ...node.args.map(tree)])
    case 'block':
      return list([char(';'), ...node.body.map(tree)])
    case 'return':
      return list([verb(':'), tree(node.value)])
    case 'signal':
      return list([verb("'"), tree(node.value)])
    case 'query':
      return queryTree(node, verb, tree)
    default:
      return node satisfies never
  }
}

/** `1+` is a projection, which is a list without the second argument. */
const writtenArgs = ({ form, args }: Apply) => (form === 'infix' && !args[1] ? args.slice(0, 1) : args)
