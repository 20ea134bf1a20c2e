import { isSymbol } from '../values/type-of.ts'
import type { Apply, Node } from './ast.ts'

/**
 * The name of a column written without one: that of the last argument of a function, as in `max price` or
 * `5 xbar price`, that of the left argument of an operator, as in `price+tax`, or of the right one after a symbol, as in
 * `` `p#sym ``; else x. Of `a.b` it is the last part. The row number `i` never names a column.
 */
export function deriveName(node: Node): string {
  const name = findName(node) ?? 'x'
  return name === 'i' ? 'x' : (name.split('.').at(-1) as string)
}

function findName(node: Node | undefined): string | undefined {
  switch (node?.kind) {
    case 'name':
      return node.name
    case 'apply':
      return node.target.kind === 'operator' ? nameOfOperation(node) : nameOfLast(node.args)
    case 'list':
      return nameOfLast(node.items)
    case 'assign':
      return findName(node.target)
    default:
      return undefined
  }
}

function nameOfOperation({ args: [left, right] }: Apply): string | undefined {
  const isNamedByRight = isSymbolConstant(left) || right?.kind === 'assign'
  return findName(left) ?? (isNamedByRight ? findName(right) : undefined)
}

const isSymbolConstant = (node: Node | undefined) => node?.kind === 'constant' && isSymbol(node.value)

function nameOfLast(nodes: readonly (Node | undefined)[]): string | undefined {
  return findName(nodes.findLast(node => findName(node)))
}
