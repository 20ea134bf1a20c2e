import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { createSession, loadWholeLibrary, type QSession } from '@tickwise/q/source'
import { stringify } from 'yaml'
import { z } from 'zod'
import { groupBy } from '../../lib/collections.ts'
import { maxCheckedInputMs } from '../limits.ts'

/** The file that `--write` makes, below the current folder. A page of the site shows it. */
const scoreFile = 'content/data/q-score.yml'

/**
 * Runs the cases of a file and returns the table of what agrees; scripts that they load are in a folder `fixtures` beside
 * the file. `cases.jsonl --write --date 2024-03-19` writes the site's data file too.
 */
export function runScore(args: string[], folder = '.'): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { write: { type: 'boolean' }, date: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('--score needs a file of cases.')
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (!z.iso.date().safeParse(values.date).success) throw new Error(`${values.date} is no day such as 2024-03-19.`)
  const readFixture = (name: string) => readFileSync(join(dirname(file), 'fixtures', name), 'utf8')
  const score = scoreCases(readFileSync(file, 'utf8'), readFixture)
  if (!values.write) return formatScore(score)
  writeScore(join(folder, scoreFile), score, values.date)
  return `${formatScore(score)}\nwrote ${scoreFile}`
}

/** Writes numbers alone: no text of a case. */
function writeScore(path: string, score: Score, date: string) {
  const comment =
    '# How far the runner agrees with documented examples of q. Written by `npm run q:score -- FILE --write`.\n'
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, comment + stringify({ date, ...score }))
}

const library = await loadWholeLibrary()

/** One documented input, from a file with a JSON object a line. The cases of a session run in the order of `index`. */
interface Case {
  session: string
  index: number
  area: string
  input: string
  expected: string
  /** How the output is compared; effects only have to run. */
  check: 'output' | 'error' | 'prefix' | 'no-error' | 'setup'
  /** A script that the session loads first. */
  fixture?: string
}

/** How many of `total` agree. */
interface Count {
  passed: number
  total: number
}

/** What a run of documented cases found. */
export interface Score extends Count {
  /** How many sessions there are, each of which is a page. */
  pages: number
  /** The largest area first. */
  areas: (Count & { name: string })[]
  /** Inputs without documented output, which only have to run. */
  effects: Count
  /** Errors whose whole text agrees, and not only their code. */
  errorTexts: Count
}

/** Runs documented cases, one JSON object a line. `readFixture` reads a script that a session loads first. */
export function scoreCases(text: string, readFixture: (name: string) => string): Score {
  const cases = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Case)
  const sessions = [...groupBy(cases, each => each.session).values()]
  const scored = sessions.flatMap(session => runCases(session, readFixture))
  const checked = scored.filter(({ check }) => !isEffect(check))
  const areas = [...groupBy(checked, each => each.area)].map(([name, members]) => ({ name, ...count(members) }))
  return {
    pages: sessions.length,
    ...count(checked),
    areas: areas.sort((a, b) => b.total - a.total),
    effects: count(scored.filter(({ check }) => isEffect(check))),
    errorTexts: count(
      checked
        .filter(({ check }) => check === 'error')
        .map(each => ({ isPassed: each.computed === tidy(each.expected) })),
    ),
  }
}

const limits = { milliseconds: maxCheckedInputMs }

const isEffect = (check: Case['check']) => check === 'no-error' || check === 'setup'

function runCases(cases: Case[], readFixture: (name: string) => string) {
  const session = createSession({ library, limits })
  const fixture = cases.find(each => each.fixture)?.fixture
  if (fixture) session.run(readFixture(fixture))
  return cases.toSorted((a, b) => a.index - b.index).map(each => runCase(each, session))
}

function runCase(each: Case, session: QSession) {
  const computed = tidy(session.run(each.input).output)
  return { ...each, computed, isPassed: agrees(computed, each) }
}

function agrees(computed: string, { check, expected }: Case): boolean {
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

const count = (members: { isPassed: boolean }[]): Count => ({
  passed: members.filter(({ isPassed }) => isPassed).length,
  total: members.length,
})

/** A table of how many cases agree, by area. */
export function formatScore({ areas, effects, errorTexts, ...all }: Score): string {
  return [
    ...areas.map(({ name, ...count }) => `${shareOf(count).padStart(18)}  ${name}`),
    `effects that ran ${shareOf(effects)}`,
    `whole error texts ${shareOf(errorTexts)}`,
    `strict ${shareOf(all)}`,
  ].join('\n')
}

function shareOf({ passed, total }: Count): string {
  return `${passed}/${total} ${((100 * passed) / Math.max(1, total)).toFixed(1)} %`
}
