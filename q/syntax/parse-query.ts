import type { Apply, EntryNode, NamedNode, Node, Query } from './ast.ts'
import type { Cursor, Stops } from './cursor.ts'
import { syntaxError, type Token } from './lexer.ts'

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
  const from = cursor.readUntil({ comma: false, words: ['where'] }, () => cursor.requireExpression('from', word.start))
  const where = cursor.takeIf('where') ? parseConditions(cursor) : []
  const query: Query = {
    kind: 'query',
    at: cursor.relativeOffset(word),
    verb,
    isDistinct,
    limit,
    order,
    columns: columns && numberRepeatedNames(columns),
    by: by && numberRepeatedNames(by),
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
  const parts = cursor.readInBrackets(open, () =>
    cursor.readSeparated(() => parseOrder(cursor) ?? cursor.readExpression()),
  )
  return {
    limit: parts.find((part): part is Node => part !== undefined && 'kind' in part),
    order: parts.find(part => part !== undefined && 'descending' in part),
  }
}

function parseOrder(cursor: Cursor): Query['order'] {
  const sign = cursor.takeIf('<') ?? cursor.takeIf('>')
  return sign && { descending: sign.text === '>', value: cursor.requireExpression(sign.text, sign.start) }
}

/** Reads columns between commas; undefined if there are none. */
function parseColumns(cursor: Cursor, stops: Stops): NamedNode[] | undefined {
  const columns = cursor.readUntil(stops, () => commaSeparated(cursor, () => parseColumn(cursor)))
  return columns.length ? columns : undefined
}

function parseColumn(cursor: Cursor): NamedNode | undefined {
  const column = parseEntry(cursor)
  return column?.value && { ...column, value: column.value }
}

const parseConditions = (cursor: Cursor): Node[] =>
  cursor.readUntil({ comma: true, words: [] }, () => commaSeparated(cursor, () => cursor.readExpression()))

function commaSeparated<Item>(cursor: Cursor, read: () => Item | undefined): Item[] {
  const items: Item[] = []
  do {
    const item = read()
    if (item !== undefined) items.push(item)
  } while (cursor.takeIf(','))
  return items
}

/** In `select` no column may have the name of a group, as in `select a by a from t`. */
function rejectSharedNames(cursor: Cursor, word: Token, { verb, columns = [], by = [] }: Query) {
  const shared = columns.find(({ name }) => by.some(group => group.name === name))
  if (shared && verb === 'select')
    throw syntaxError(`dup names for cols/groups ${shared.name}`, cursor.source, word.start)
}

/** Reads `a:1`, or an expression from which the name is derived; undefined if there is none. */
export function parseEntry(cursor: Cursor): EntryNode | undefined {
  const [name, colon] = [cursor.peek(), cursor.peek(1)]
  if (name?.kind === 'name' && colon?.text === ':' && !cursor.isAtEnd) {
    cursor.takeToken()
    cursor.takeToken()
    return { name: name.text, value: cursor.readExpression(), isNamed: true }
  }
  const value = cursor.readExpression()
  return value && { name: deriveName(value), value, isNamed: false }
}

/**
 * Derives the name of an unnamed column. It is the name in a function's last argument: `5 xbar price` is named `price`. For an
 * operator it is the name in its left argument or, unless the operator is one of `+-*%&|`, in its right one: `price+tax` and
 * `0^price` are named `price`, and so is `a.price`. Other columns and the row number `i` are named `x`.
 */
function deriveName(node: Node): string {
  const name = findName(node) ?? 'x'
  return name === 'i' ? 'x' : name.slice(name.lastIndexOf('.') + 1)
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

/** Appends a number to names that were used before: x, x1, x2. */
export function numberRepeatedNames<Named extends { name: string }>(columns: readonly Named[]): Named[] {
  const used = new Set<string>()
  return columns.map(column => {
    let name = column.name
    for (let i = 1; used.has(name); i++) name = `${column.name}${i}`
    used.add(name)
    return { ...column, name }
  })
}
