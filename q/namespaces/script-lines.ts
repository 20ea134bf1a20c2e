import { chars, list, longs } from '../values/construct.ts'
import { textsOf } from '../values/symbols.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'

/** The function of `.Q` that finds the statements of a script. */
export const scriptLineVerbs: VerbTable = {
  '.Q.ld': unary(groupLines, {
    shape: '.Q.ld lines',
    help: 'groups the lines of a script by statement: the numbers of the first lines, and the texts',
    examples: [['.Q.ld("f:{x+1";" }";"f 1")', '1            3    \n"f:{x+1\\n }" "f 1"']],
  }),
}

/** An indented line and a closing brace continue the statement before. */
function groupLines(lines: Value): Value {
  const numbers: number[] = []
  const statements: string[] = []
  for (const [index, line] of textsOf(lines).entries()) {
    if (/^[\s}]/.test(line) && statements.length) statements.push(`${statements.pop()}\n${line}`)
    else if (line) {
      numbers.push(index + 1)
      statements.push(line)
    }
  }
  return list([longs(numbers), list(statements.map(chars))])
}
