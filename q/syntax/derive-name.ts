import type { Node } from './ast.ts'

/**
 * The name of a column written without one: its leftmost term if that is a name, as in `max price` or `price+tax`,
 * else x. Of `a.b` it is the last part. The row number `i` never names a column.
 */
export function deriveName(node: Node): string {
  const name = leftmostName(node)
  return name === 'i' ? 'x' : (name.split('.').at(-1) as string)
}

function leftmostName(node: Node | undefined): string {
  switch (node?.kind) {
    case 'name':
      return node.name
    case 'apply':
      return leftmostName(node.args[0])
    case 'list':
      return leftmostName(node.items[0])
    case 'assign':
      return leftmostName(node.target)
    default:
      return 'x'
  }
}
