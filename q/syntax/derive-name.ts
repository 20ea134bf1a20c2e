import type { Apply, Node } from './ast.ts'

/**
 * The name of a column written without one: that of the last argument of a function, as in `max price` or
 * `5 xbar price`, that of the left argument of an operator, as in `price+tax`, or of the right one of those that do not
 * calculate, as in `0^price`; else x. Of `a.b` it is the last part. The row number `i` never names a column.
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
      return node.target.kind === 'operator' ? nameOfOperation(node.target.name, node) : nameOfLast(node.args)
    case 'list':
      return nameOfLast(node.items)
    case 'assign':
      return findName(node.target)
    default:
      return undefined
  }
}

function nameOfOperation(verb: string, { args: [left, right] }: Apply): string | undefined {
  const isNamedByLeft = '+-*%&|'.includes(verb) && right?.kind !== 'assign'
  return findName(left) ?? (isNamedByLeft ? undefined : findName(right))
}

function nameOfLast(nodes: readonly (Node | undefined)[]): string | undefined {
  return findName(nodes.findLast(node => findName(node)))
}
