import type { Apply, Node } from './ast.ts'

/**
 * The name of a column written without one: that of the last argument of a function, as in `max price` or
 * `5 xbar price`, that of the left argument of an operator, as in `price+tax`, else x. Of `a.b` it is the last part.
 * The row number `i` never names a column.
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
      return findName(namingArgument(node))
    case 'list':
      return findName(node.items.at(-1))
    case 'assign':
      return findName(node.target)
    default:
      return undefined
  }
}

const namingArgument = ({ target, args }: Apply) =>
  target.kind === 'operator' ? args[0] : (args.findLast(arg => arg && findName(arg)) ?? args[0])
