import { createSession, type QSession } from '../../../q/create-session.ts'
import { library } from '../../../q/library.ts'
import { groupBy } from '../../lib/group-by.ts'

/** One documented input, from a file with a JSON object a line. The cases of a session run in the order of `index`. */
interface Case {
  session: string
  index: number
  area: string
  input: string
  expected: string
  /** How the output is compared; effects only have to run. */
  check: 'output' | 'error' | 'prefix' | 'no-error' | 'setup'
}

/** A table of how many cases agree, by area, the largest area first. */
export function scoreCases(text: string): string {
  const cases = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Case)
  const scored = [...groupBy(cases, each => each.session).values()].flatMap(runCases)
  const checked = scored.filter(({ check }) => !isEffect(check))
  const areas = [...groupBy(checked, each => each.area)].sort(([, a], [, b]) => b.length - a.length)
  const effects = scored.filter(({ check }) => isEffect(check))
  return [
    ...areas.map(([area, members]) => `${shareOf(members).padStart(18)}  ${area}`),
    `effects that ran ${shareOf(effects)}`,
    `strict ${shareOf(checked)}`,
  ].join('\n')
}

const isEffect = (check: Case['check']) => check === 'no-error' || check === 'setup'

function runCases(cases: Case[]) {
  const session = createSession({ library })
  return cases.toSorted((a, b) => a.index - b.index).map(each => ({ ...each, isPassed: passes(each, session) }))
}

function passes({ check, expected, input }: Case, session: QSession): boolean {
  const computed = tidy(session.run(input).output)
  const wanted = tidy(expected)
  if (isEffect(check)) return !computed.startsWith("'")
  if (check === 'error') return firstLine(computed) === firstLine(wanted)
  return check === 'prefix' ? isBeginning(computed, wanted) : computed === wanted
}

/** Lines that end in `..` are cut off there; a last line `..` stands for any number of lines. */
function isBeginning(computed: string, wanted: string): boolean {
  const lines = computed.split('\n')
  const rows = wanted.split('\n')
  const isOpen = rows.at(-1) === '..'
  if (isOpen) rows.pop()
  const fits = isOpen ? lines.length >= rows.length : lines.length === rows.length
  return (
    fits && rows.every((row, i) => (row.endsWith('..') ? lines[i]?.startsWith(row.slice(0, -2)) : lines[i] === row))
  )
}

const firstLine = (text: string) => text.split('\n')[0]

const tidy = (text: string) => text.replace(/[ \t]+$/gm, '').replace(/\n+$/, '')

function shareOf(members: { isPassed: boolean }[]): string {
  const passed = members.filter(({ isPassed }) => isPassed).length
  return `${passed}/${members.length} ${((100 * passed) / Math.max(1, members.length)).toFixed(1)} %`
}
