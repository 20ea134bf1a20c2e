import { readGlobal, type Session } from '../context/session.ts'
import { consoleText } from '../display/console-text.ts'
import { chars, list } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** The function of `.h` that shows a table page by page. */
export const browseTableVerbs = (session: Session): VerbTable => ({
  '.h.jx': binary((from, name) => list(browseNamed(session, wholeNumber(from), textOf(name)).map(chars)), {
    shape: '.h.jx[n;`t]',
    help: 'writes 32 rows of the table named t from row n on, below links to other pages of it',
    examples: [['t:([]a:1 2);2_.h.jx[0;`t]', ',"a"\n,"-"\n,"1"\n,"2"']],
  }),
})

const browseNamed = (session: Session, first: number, name: string) =>
  browseTable(session, first, readGlobal(session, name), session.console.columns)

const rowsOfPage = 32

/** Links to other rows, an empty line, and the lines of 32 rows. */
export function browseTable(session: Session, first: number, table: Value, columns: number): string[] {
  const count = countOf(table)
  const length = Math.max(0, Math.min(rowsOfPage, count - first))
  const rows = itemsAt(
    table,
    Array.from({ length }, (_, row) => first + row),
  )
  const { precision } = session
  const lines = consoleText(rows, { rows: rowsOfPage + 10, columns, precision }).split('\n')
  return [pageLinks(first, count), '', ...lines.slice(0, -1)]
}

function pageLinks(first: number, count: number): string {
  const end = Math.max(0, count - rowsOfPage)
  const pages = { home: 0, up: Math.max(0, first - rowsOfPage), down: Math.min(first + rowsOfPage, end), end }
  const links = Object.entries(pages).map(([label, row]) => `<a href="?[${row}">${label}</a>`)
  return `${links.join(' ')} ${count}[${first}]`
}
