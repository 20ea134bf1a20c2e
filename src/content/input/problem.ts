import { escapeRegExp } from '../../lib/escape-reg-exp.ts'
import { lineAt } from '../../lib/line-at.ts'
import { defaultSeverities } from '../../site-config/checks-config.ts'
import type { Checks } from '../../site-config/site-config-schema.ts'
import { createFenceReader } from '../code/fence-reader.ts'

/** A message for an author: where the problem is, what it is (with the value found), and what to do about it. */
export type Problem = {
  level: 'error' | 'warning'
  /** `path` or `path:line`, relative to the site's folder. */
  where: string
  what: string
  fix: string
  /** The key of the configuration's `checks` that can change the level. */
  check?: keyof Checks
}

/** The part of a problem that says which check found it, with the level that applies unless the site's `checks` set another. */
export function ofCheck(check: keyof Checks): Pick<Problem, 'level' | 'check'> {
  return { level: defaultSeverities[check], check }
}

export type Report = (problem: Problem) => void

/** Sorted by place. Where two parts of the build report the same problem, only the first report is kept. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map([...problems].reverse().map(problem => [`${problem.where}\n${problem.what}`, problem]))
  return [...unique.values()].sort(
    (a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }) || a.what.localeCompare(b.what, 'en'),
  )
}

export function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ level }) => level === 'error')
}

/** Returns the problems with the levels that the site's `checks` set, without those that are `off`. */
export function applySeverities(problems: Problem[], checks: Checks): Problem[] {
  return problems.flatMap(problem => {
    const severity = problem.check && checks[problem.check]
    if (severity === 'off') return []
    return severity ? { ...problem, level: severity } : problem
  })
}

/**
 * Formats each problem in three lines (where, what, what to do), with an excerpt of the source where `excerptOf` gives one.
 * The last line counts: `1 error, 2 warnings`.
 */
export function formatProblems(problems: Problem[], excerptOf: (where: string) => string = () => ''): string {
  const sorted = sortProblems(problems)
  const count = (level: Problem['level']) => {
    const { length } = sorted.filter(problem => problem.level === level)
    return `${length} ${level}${length === 1 ? '' : 's'}`
  }
  const blocks = sorted.map(({ level, where, what, fix, check }) => {
    const excerpt = excerptOf(where)
    return `${level} ${where}${check ? ` (${check})` : ''}\n  ${what}\n  ${fix}\n${excerpt && `\n${excerpt}\n`}`
  })
  return [...blocks, `${count('error')}, ${count('warning')}`].join('\n')
}

/**
 * 1-based line of the first `needle` in `text`, searched from the first line that starts with `after`, if there is one.
 * Undefined where the text does not contain it.
 */
export function lineOf(text: string, needle: string, after?: string): number | undefined {
  const at = text.indexOf(needle, after === undefined ? 0 : Math.max(0, text.indexOf(`\n${after}`)))
  return at < 0 ? undefined : lineAt(text, at)
}

/** `content/docs/joins.md:7`, the line that `lineOf` finds; line 1 where it finds none. */
export function placeOf({ path, text }: { path: string; text: string }, needle: string, after?: string): string {
  return `${path}:${lineOf(text, needle, after) ?? 1}`
}

/**
 * The places of all lines that contain `address` as a whole outside fenced code: `/docs/b` is neither in `/docs/bb` nor in
 * `x/docs/b`. Line 1 where there are none.
 */
export function placesOf({ path, text }: { path: string; text: string }, address: string): string[] {
  if (!text.includes(address)) return [`${path}:1`]
  // Not surrounded by characters that an address can contain; a full stop may end the sentence.
  const wholeAddress = new RegExp(`(?<![\\w./#?&=%-])${escapeRegExp(address)}(?![\\w/#?&=%-]|\\.\\w)`)
  const isInFence = createFenceReader()
  const places = text
    .split('\n')
    .flatMap((line, index) => (!isInFence(line) && wholeAddress.test(line) ? `${path}:${index + 1}` : []))
  return places.length > 0 ? places : [placeOf({ path, text }, address)]
}
