import type { DictionaryNode, EntryNode, NamedNode, Node, TableNode } from './ast.ts'
import type { Cursor } from './cursor.ts'
import { distinctNames } from './distinct-names.ts'
import { parseNamed } from './parse-named.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

/** Reads after an opening parenthesis: an expression, a list, a table or a dictionary. */
export function parseParentheses(cursor: Cursor, open: Token): Node {
  return cursor.inBrackets(open, () => {
    const bracket = cursor.takeIf('[')
    return bracket ? parseTable(cursor, open, bracket) : parseList(cursor, open)
  })
}

function parseList(cursor: Cursor, open: Token): Node {
  const at = cursor.at(open)
  if (cursor.peek()?.text === ')') return { kind: 'list', at, items: [] }
  const items = cursor.separated(() => cursor.expression())
  const [only] = items
  return items.length === 1 && only ? only : { kind: 'list', at, items }
}

/** `([k:1 2]a:3 4)`, or without columns `([a:1;b:2])`, a dictionary. */
function parseTable(cursor: Cursor, open: Token, bracket: Token): TableNode | DictionaryNode {
  const at = cursor.at(open)
  const entries = cursor.inBrackets(bracket, () => parseEntries(cursor))
  if (cursor.peek()?.text === ')') return { kind: 'dictionary', at, entries: distinctNames(entries) }
  const columns = parseEntries(cursor)
  const all = distinctNames(filled(cursor, open, [...entries, ...columns]))
  return {
    kind: 'table',
    at,
    keys: entries.length ? all.slice(0, entries.length) : undefined,
    columns: all.slice(entries.length),
  }
}

/** `a:1;b:2`; places with nothing in them are passed over. */
const parseEntries = (cursor: Cursor): EntryNode[] =>
  cursor.separated(() => parseNamed(cursor)).filter(entry => entry !== undefined)

function filled(cursor: Cursor, open: Token, entries: EntryNode[]): NamedNode[] {
  return entries.map(entry => {
    if (!entry.value) throw syntaxError(')', cursor.source, open.start)
    return { ...entry, value: entry.value }
  })
}
