import { boolean, emptyList, emptyVector, list, long, symbols } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { Type } from '../values/types.ts'
import { List, type Value } from '../values/value.ts'
import type { NamedNode, Query } from './ast.ts'
import { namedTrees, quoteTree, type TreeOf, type VerbOf } from './tree-parts.ts'

/** The arguments after the table of the functional form of a query. */
interface QueryClauses {
  where: Value
  by: Value
  columns: Value
  /** A limit and an order, where written. */
  rest: Value[]
}

/** The clauses of `?[t;where;by;columns]` or `![...]`: parse trees, not to be evaluated before they see the table. */
function queryClauses(query: Query, tree: TreeOf, verb: VerbOf): QueryClauses {
  return {
    where: query.where.length ? collapse(query.where.map(tree)) : emptyList,
    by: byClause(query, tree),
    columns: columnsClause(query, tree),
    rest: limitClauses(query, tree, verb),
  }
}

/** ``select a from t where b`` is ``(?;`t;,,`b;0b;(,`a)!,`a)``: lists among the clauses are enlisted to stay as they are. */
export function queryTree(query: Query, verb: VerbOf, tree: TreeOf): Value {
  const { where, by, columns, rest } = queryClauses(query, tree, verb)
  const operator = verb(query.verb === 'select' || query.verb === 'exec' ? '?' : '!')
  const conditions = query.where.length ? new List([where]) : where
  const deleted = query.verb === 'delete' && query.columns ? new List([columns]) : columns
  const quoted = query.verb === 'exec' ? quoteTree(columns) : deleted
  const [limit, order] = rest
  const limits = order ? [limit as Value, quoteTree(order)] : rest
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

/** One column without a name of its own gives a list, several a dictionary. */
function listOrDictionary(columns: readonly NamedNode[], tree: TreeOf): Value {
  const [first] = columns
  return columns.length === 1 && first && !first.isNamed ? tree(first.value) : namedTrees(columns, tree)
}

/** `select[5;<price]`: the order is a call of a sort on the column. */
function limitClauses({ limit, order }: Query, tree: TreeOf, verb: VerbOf): Value[] {
  if (!order) return limit ? [tree(limit)] : []
  const sort = list([verb(order.descending ? '>:' : '<:'), tree(order.value)])
  return [limit ? tree(limit) : long(Number.POSITIVE_INFINITY), sort]
}
