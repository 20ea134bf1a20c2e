import type { NamedNode, Node, Query } from './ast.ts'
import type { Cursor, Stops } from './cursor.ts'
import { distinctNames } from './distinct-names.ts'
import { parseNamed } from './parse-named.ts'
import { syntaxError } from './syntax-error.ts'
import type { Token } from './token.ts'

const queryWords = new Set(['select', 'exec', 'update', 'delete'])

export const isQueryWord = (name: string) => queryWords.has(name)

/** Reads a query after its first word: `select[5;>a] b,c by d from t where e,f`. */
export function parseQuery(cursor: Cursor, word: Token): Query {
  const { limit, order } = parseLimit(cursor)
  const verb = word.text as Query['verb']
  const isDistinct = verb === 'select' && cursor.takeIf('distinct') !== undefined
  const columns = parseColumns(cursor, { comma: true, words: ['by', 'from'] })
  const by = cursor.takeIf('by') && (parseColumns(cursor, { comma: true, words: ['from'] }) ?? [])
  if (!cursor.takeIf('from')) throw syntaxError('from', cursor.source, word.start)
  const from = cursor.until({ comma: false, words: ['where'] }, () => cursor.requiredExpression('from', word.start))
  const where = cursor.takeIf('where') ? parseConditions(cursor) : []
  const query: Query = {
    kind: 'query',
    at: cursor.at(word),
    verb,
    isDistinct,
    limit,
    order,
    columns: columns && distinctNames(columns),
    by: by && distinctNames(by),
    from,
    where,
  }
  rejectSharedNames(cursor, word, query)
  return query
}

/** `[5]`, `[5;>price]` or `[<price]` after `select`. */
function parseLimit(cursor: Cursor): Pick<Query, 'limit' | 'order'> {
  const open = cursor.takeIf('[')
  if (!open) return { limit: undefined, order: undefined }
  const parts = cursor.inBrackets(open, () => cursor.separated(() => parseOrder(cursor) ?? cursor.expression()))
  return {
    limit: parts.find((part): part is Node => part !== undefined && 'kind' in part),
    order: parts.find(part => part !== undefined && 'descending' in part),
  }
}

function parseOrder(cursor: Cursor): Query['order'] {
  const sign = cursor.takeIf('<') ?? cursor.takeIf('>')
  return sign && { descending: sign.text === '>', value: cursor.requiredExpression(sign.text, sign.start) }
}

/** Columns between commas; undefined if there are none. */
function parseColumns(cursor: Cursor, stops: Stops): NamedNode[] | undefined {
  const columns = cursor.until(stops, () => commaSeparated(cursor, () => parseColumn(cursor)))
  return columns.length ? columns : undefined
}

function parseColumn(cursor: Cursor): NamedNode | undefined {
  const column = parseNamed(cursor)
  return column?.value && { ...column, value: column.value }
}

const parseConditions = (cursor: Cursor): Node[] =>
  cursor.until({ comma: true, words: [] }, () => commaSeparated(cursor, () => cursor.expression()))

function commaSeparated<Item>(cursor: Cursor, read: () => Item | undefined): Item[] {
  const items: Item[] = []
  do {
    const item = read()
    if (item !== undefined) items.push(item)
  } while (cursor.takeIf(','))
  return items
}

/** A column may not bear the name of a group: `select a by a from t`. */
function rejectSharedNames(cursor: Cursor, word: Token, { verb, columns = [], by = [] }: Query) {
  const shared = columns.find(({ name }) => by.some(group => group.name === name))
  if (shared && verb === 'select')
    throw syntaxError(`dup names for cols/groups ${shared.name}`, cursor.source, word.start)
}
