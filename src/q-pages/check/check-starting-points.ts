import { splitScript } from '@tickwise/q/source'
import type { StartingPoint } from '../../content/input/data-files.ts'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { locateText, type SourceFile } from '../../content/input/source-file.ts'
import { maxCheckedInputMs } from '../limits.ts'
import { PageProcesses } from '../worker/page-processes.ts'

/** Runs the programs that the console offers: no input may end in an error, and the last one must print something. */
export async function checkStartingPoints(points: readonly StartingPoint[], file: SourceFile): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { title, code } of points) {
    const where = locateText(file, title)
    const processes = new PageProcesses({ limits: { milliseconds: maxCheckedInputMs } })
    let last = ''
    for (const { text: typed } of splitScript(code)) {
      const { output, error } = await processes.evaluate('', typed)
      last = output
      if (error === undefined) continue
      const what = `The starting point \`${title}\` ends in an error:\n    ${typed}\n${output.replace(/^/gm, '    ')}`
      problems.push({ ...levelFromCheck('examples'), where, what, fix: 'Correct the program.' })
    }
    if (last === '')
      problems.push({
        ...levelFromCheck('examples'),
        where,
        what: `The last line of the starting point \`${title}\` prints nothing.`,
        fix: 'End the program with a line that shows its result.',
      })
  }
  return problems
}
