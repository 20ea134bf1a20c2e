import { list, symbols } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { isSymbol } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'
import type { Assign, EntryNode, NamedNode, Node, TableNode } from './ast.ts'

/** The function of an operator or keyword; a symbol for other names. */
export type VerbOf = (name: string) => Value
export type TreeOf = (node: Node | undefined) => Value

/** Symbols in a tree are names, so literal ones are enlisted. */
export const quoteSymbols = (value: Value): Value => {
  if (isSymbol(value)) return collapse([value])
  return value.kind === 'vector' && value.type === Type.symbol ? new List([value]) : value
}

/** A tree that evaluates to the tree itself. */
export const quoteTree = (tree: Value): Value =>
  tree.kind === 'list' && tree.items.length ? new List([tree]) : quoteSymbols(tree)

/** `([k:1]a:2)` is a call of `!` with two tables. */
export function tableTree({ keys, columns }: TableNode, verb: VerbOf, tree: TreeOf): Value {
  const flip = (entries: readonly EntryNode[]) => list([verb('flip'), entriesTree(entries, verb, tree)])
  return keys ? list([verb('!'), flip(keys), flip(columns)]) : flip(columns)
}

/** `([a:1;b:2])` is a call of `!` with names and values. */
export function entriesTree(entries: readonly EntryNode[], verb: VerbOf, tree: TreeOf): Value {
  const names = symbols(entries.map(({ name }) => name))
  return list([verb('!'), new List([names]), list([verb('enlist'), ...entries.map(({ value }) => tree(value))])])
}

/** `x[1]+:2` is ``(+:;(`x;1);2)``. */
export function assignTree(
  { target, index, verb: through, value, isGlobal }: Assign,
  verb: VerbOf,
  tree: TreeOf,
): Value {
  const name = through?.kind === 'operator' ? through.name : ''
  const assigned = index ? list([tree(target), ...index.map(tree)]) : tree(target)
  return list([verb(name + (isGlobal ? '::' : ':')), assigned, tree(value)])
}

/** Columns with their names: ``(,`a)!,(+;`b;1)``. */
export const namedTrees = (columns: readonly NamedNode[], tree: TreeOf): Dictionary =>
  new Dictionary(symbols(columns.map(({ name }) => name)), collapse(columns.map(({ value }) => tree(value))))
