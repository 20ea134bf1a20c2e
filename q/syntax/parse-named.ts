import type { EntryNode } from './ast.ts'
import type { Cursor } from './cursor.ts'
import { deriveName } from './derive-name.ts'

/** Reads `a:1`, or an expression whose name is derived from it; undefined where there is nothing. */
export function parseNamed(cursor: Cursor): EntryNode | undefined {
  const [name, colon] = [cursor.peek(), cursor.peek(1)]
  if (name?.kind === 'name' && colon?.text === ':' && !cursor.isAtEnd) {
    cursor.takeToken()
    cursor.takeToken()
    return { name: name.text, value: cursor.expression(), isNamed: true }
  }
  const value = cursor.expression()
  return value && { name: deriveName(value), value, isNamed: false }
}
