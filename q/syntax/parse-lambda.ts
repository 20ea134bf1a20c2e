import type { LambdaNode, Node } from './ast.ts'
import type { Cursor } from './cursor.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

const maxParameters = 8

/** Reads a function after its opening brace. */
export function parseLambda(cursor: Cursor, brace: Token): LambdaNode {
  const { parameters, body, end } = cursor.inLambda(brace, () => ({
    parameters: parseParameters(cursor),
    body: cursor.separated(() => cursor.expression()),
    end: cursor.close(brace).end,
  }))
  return {
    kind: 'lambda',
    at: cursor.at(brace),
    source: cursor.source.slice(brace.start, end),
    parameters,
    body,
    start: brace.start,
  }
}

function parseParameters(cursor: Cursor): LambdaNode['parameters'] {
  const open = cursor.takeIf('[')
  if (!open) return undefined
  const items = cursor.items(open)
  if (items.length > maxParameters) throw syntaxError('params', cursor.source, open.start)
  if (items.length === 1 && !items[0]) return []
  return items.map(item => parameterOf(item, cursor.at(open)))
}

/** A name, or a pattern; a parameter left out matches anything. */
const parameterOf = (node: Node | undefined, at: number): string | Node =>
  node?.kind === 'name' ? node.name : (node ?? { kind: 'return', at, value: undefined })
