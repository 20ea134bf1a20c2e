import { consoleText } from '../../display/console-text.ts'
import { currentSession, readGlobal } from '../../evaluate/current-session.ts'
import { chars, list } from '../../values/construct.ts'
import { countOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'

/** `` .h.jx[0;`t] ``: a page of the table of this name, from a row on, with links to other pages. */
export const browseVerbs: VerbTable = { '.h.jx': binary(browseTable) }

const rowsOfPage = 32

function browseTable(from: Value, name: Value): Value {
  const table = readGlobal(textOf(name))
  const first = from.kind === 'atom' ? Number(from.item) : signal('type')
  const count = countOf(table)
  return list([pageLinks(first, count), '', ...pageLines(table, first, count)].map(chars))
}

function pageLinks(first: number, count: number): string {
  const end = Math.max(0, count - rowsOfPage)
  const pages = { home: 0, up: Math.max(0, first - rowsOfPage), down: Math.min(first + rowsOfPage, end), end }
  const links = Object.entries(pages).map(([label, row]) => `<a href="?[${row}">${label}</a>`)
  return `${links.join(' ')} ${count}[${first}]`
}

function pageLines(table: Value, first: number, count: number): string[] {
  const length = Math.max(0, Math.min(rowsOfPage, count - first))
  const rows = itemsAt(
    table,
    Array.from({ length }, (_, row) => first + row),
  )
  const { console, precision } = currentSession()
  return consoleText(rows, { rows: rowsOfPage + 10, columns: console.columns, precision })
    .split('\n')
    .slice(0, -1)
}
