import { chars, list, longs } from '../../values/construct.ts'
import { textsOf } from '../../values/text-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'

/** Functions of `.Q` for scripts. */
export const scriptVerbs: VerbTable = {
  '.Q.ld': unary(groupLines),
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
