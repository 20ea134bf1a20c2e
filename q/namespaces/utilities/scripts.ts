import { stringOf } from '../../display/string-of.ts'
import { filePath, isFileSymbol } from '../../files/file-path.ts'
import { chars, list, longs, symbol } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable, variadic } from '../../values/verb-table.ts'

/** Functions of `.Q` for scripts and the folders of databases. */
export const scriptVerbs: VerbTable = {
  '.Q.ld': unary(groupLines),
  '.Q.par': variadic(3, 3, partitionPath),
}

/** `.Q.ld lines`: the number of the first line of each statement, and its text; indented lines go on with it. */
function groupLines(lines: Value): Value {
  const numbers: number[] = []
  const statements: string[] = []
  for (const [place, line] of textsOf(lines).entries()) {
    if (/^[\s}]/.test(line) && statements.length) statements.push(`${statements.pop()}\n${line}`)
    else if (line) {
      numbers.push(place + 1)
      statements.push(line)
    }
  }
  return list([longs(numbers), list(statements.map(chars))])
}

/** `` .Q.par[`:db;2024.05.17;`trade] `` is `` `:db/2024.05.17/trade ``. */
function partitionPath(folder: Value, partition: Value, table: Value): Value {
  if (!isFileSymbol(folder)) return signal('type')
  return symbol(`:${filePath(folder)}/${textOf(stringOf(partition))}/${textOf(table)}`)
}
