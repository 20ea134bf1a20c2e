import type { Session } from '../context/session.ts'
import type { Apply, Assign, EntryNode, NamedNode, Node, Query, TableNode } from '../syntax/ast.ts'
import { parse } from '../syntax/parser.ts'
import { boolean, char, emptyList, emptyVector, list, long, symbol, symbols } from '../values/construct.ts'
import { toUniformList } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol, Type } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** The result of `parse`: ``(+;`x;1)`` for "x+1". Several statements make a list that starts with a semicolon. */
export function parseText(session: Session, source: string): Value {
  const trees = parse(source, session.isInfixWord).map(node => toParseTree(node, session))
  return trees.length === 1 ? (trees[0] as Value) : list([char(';'), ...trees])
}

export const parseVerb = (session: Session): VerbTable => ({
  parse: unary(x => parseText(session, textOf(x)), {
    shape: 'parse x',
    help: 'the parse tree of a string of q',
    examples: [['parse"1+x"', '+\n1\n`x']],
  }),
})

/** The parse tree of one node; `::` for a gap. */
function toParseTree(node: Node | undefined, session: Session): Value {
  const tree = (inner: Node | undefined) => toParseTree(inner, session)
  const verb = (name: string) => session.findVerb(name) ?? symbol(name)
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
      return session.evaluate(node.source)
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

/** The tree of `1+`, a projection, has no second argument. */
const writtenArgs = ({ form, args }: Apply) => (form === 'infix' && !args[1] ? args.slice(0, 1) : args)

/**
 * ``select a from t where b`` is ``(?;`t;,,`b;0b;(,`a)!,`a)``. The query evaluates its clauses itself, so lists among them are
 * enlisted: `eval` of the tree then leaves them as they are.
 */
function queryTree(query: Query, verb: VerbOf, tree: TreeOf): Value {
  const where = query.where.length ? toUniformList(query.where.map(tree)) : emptyList
  const by = byClause(query, tree)
  const columns = columnsClause(query, tree)
  const operator = verb(query.verb === 'select' || query.verb === 'exec' ? '?' : '!')
  const conditions = query.where.length ? new List([where]) : where
  const deleted = query.verb === 'delete' && query.columns ? new List([columns]) : columns
  const quoted = query.verb === 'exec' ? quoteTree(columns) : deleted
  const limitAndOrder = limitClauses(query, verb, tree)
  const [limit, order] = limitAndOrder
  const limits = order ? [limit as Value, quoteTree(order)] : limitAndOrder
  return list([operator, tree(query.from), conditions, query.verb === 'exec' ? quoteTree(by) : by, quoted, ...limits])
}

function byClause({ verb, by, isDistinct }: Query, tree: TreeOf): Value {
  if (!by) return verb === 'exec' ? emptyList : boolean(isDistinct)
  return verb === 'exec' ? listOrDictionary(by, tree) : namedTrees(by, tree)
}

function columnsClause({ verb, columns }: Query, tree: TreeOf): Value {
  if (verb === 'delete') return columns ? symbols(columns.map(({ name }) => name)) : emptyVector(Type.symbol)
  if (!columns) return emptyList
  return verb === 'exec' ? listOrDictionary(columns, tree) : namedTrees(columns, tree)
}

/** A single unnamed column gives its tree, for a list; others give a dictionary. */
function listOrDictionary(columns: readonly NamedNode[], tree: TreeOf): Value {
  const [first] = columns
  return columns.length === 1 && first && !first.isNamed ? tree(first.value) : namedTrees(columns, tree)
}

/** `select[5;<price]` has two: the limit `5` and the order ``(<:;`price)``. */
function limitClauses({ limit, order }: Query, verb: VerbOf, tree: TreeOf): Value[] {
  if (!order) return limit ? [tree(limit)] : []
  const sort = list([verb(order.descending ? '>:' : '<:'), tree(order.value)])
  return [limit ? tree(limit) : long(Number.POSITIVE_INFINITY), sort]
}

/** Finds the function of an operator or keyword; returns a symbol for other names. */
type VerbOf = (name: string) => Value
type TreeOf = (node: Node | undefined) => Value

/** In a tree, symbols are names, so literal ones are enlisted. */
const quoteSymbols = (value: Value): Value => {
  if (isSymbol(value)) return toUniformList([value])
  return value.kind === 'vector' && value.type === Type.symbol ? new List([value]) : value
}

/** A tree whose value is the given tree. */
const quoteTree = (tree: Value): Value => (tree.kind === 'list' && tree.length ? new List([tree]) : quoteSymbols(tree))

/** `([k:1]a:2)` is a call of `!` with two tables. */
function tableTree({ keys, columns }: TableNode, verb: VerbOf, tree: TreeOf): Value {
  const flip = (entries: readonly EntryNode[]) => list([verb('flip'), entriesTree(entries, verb, tree)])
  return keys ? list([verb('!'), flip(keys), flip(columns)]) : flip(columns)
}

/** `([a:1;b:2])` is a call of `!` with names and values. */
function entriesTree(entries: readonly EntryNode[], verb: VerbOf, tree: TreeOf): Value {
  const names = symbols(entries.map(({ name }) => name))
  return list([verb('!'), new List([names]), list([verb('enlist'), ...entries.map(({ value }) => tree(value))])])
}

/** `x[1]+:2` is ``(+:;(`x;1);2)``. */
function assignTree({ target, index, verb: through, value, isGlobal }: Assign, verb: VerbOf, tree: TreeOf): Value {
  const name = through?.kind === 'operator' ? through.name : ''
  const assigned = index ? list([tree(target), ...index.map(tree)]) : tree(target)
  return list([verb(name + (isGlobal ? '::' : ':')), assigned, tree(value)])
}

/** Columns with their names: ``(,`a)!,(+;`b;1)``. */
const namedTrees = (columns: readonly NamedNode[], tree: TreeOf): Dictionary =>
  new Dictionary(symbols(columns.map(({ name }) => name)), toUniformList(columns.map(({ value }) => tree(value))))
