import type { Control } from '../syntax/ast.ts'

/** The first `$[c;t;f]` among nodes, outside of functions: the phrases of a query may not hold any. */
export function findConditional(part: unknown): Control | undefined {
  if (typeof part !== 'object' || part === null || 'item' in part || 'data' in part) return undefined
  if ('kind' in part && part.kind === 'lambda') return undefined
  if ('kind' in part && part.kind === 'control') return part as Control
  for (const inner of Object.values(part)) {
    const found = findConditional(inner)
    if (found) return found
  }
  return undefined
}
