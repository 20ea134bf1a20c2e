import type { Checks } from '../site-config.ts'
import { createFenceReader } from './fences.ts'

/** Something an author should know: where it is, what was found there (the value echoed), and what to do about it. */
export type Problem = {
  level: 'error' | 'warning'
  /** `path` or `path:line`, relative to the site's folder. */
  where: string
  what: string
  fix: string
  /** The key of the configuration's `checks` that may give it another level. */
  check?: keyof Checks
}

export type Report = (problem: Problem) => void

/** Sorted by place, each once: the same mistake met by two readers is told one time, as the first one told it. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map([...problems].reverse().map(problem => [`${problem.where}\n${problem.what}`, problem]))
  return [...unique.values()].sort(
    (a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }) || a.what.localeCompare(b.what, 'en'),
  )
}

export function hasErrors(problems: Problem[]): boolean {
  return problems.some(({ level }) => level === 'error')
}

/** The problems at the levels a site wants them to have, without those it wants not to hear of. */
export function withSeverities(problems: Problem[], checks: Checks): Problem[] {
  return problems.flatMap(problem => {
    const severity = problem.check && checks[problem.check]
    if (severity === 'off') return []
    return severity ? { ...problem, level: severity } : problem
  })
}

/** A value of an author as it stands in a message: nobody reads a million letters. */
export function shorten(value = ''): string {
  return value.length > 200 ? `${value.slice(0, 199)}…` : value
}

/** Three lines a problem (where, what, do what), an excerpt where `excerptOf` gives one, and a last line that counts. */
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
 * 1-based line of the first occurrence of `needle` in `text`, from the line that starts with `after` where there is one;
 * undefined when it does not occur.
 */
export function lineOf(text: string, needle: string, after?: string): number | undefined {
  const at = text.indexOf(needle, after === undefined ? 0 : Math.max(0, text.indexOf(`\n${after}`)))
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}

/** `path:line` of what `lineOf` finds in a file; line 1 when it does not occur. */
export function placeOf({ path, text }: { path: string; text: string }, needle: string, after?: string): string {
  return `${path}:${lineOf(text, needle, after) ?? 1}`
}

/** The places of all lines in which `address` stands as a whole, outside fenced code; that of line 1 when there is none. */
export function placesOf({ path, text }: { path: string; text: string }, address: string): string[] {
  if (!text.includes(address)) return [`${path}:1`]
  const whole = new RegExp(`(?<![\\w./#?&=%-])${escapeRegExp(address)}(?![\\w/#?&=%-]|\\.\\w)`)
  const isCode = createFenceReader()
  const places = text
    .split('\n')
    .flatMap((line, index) => (!isCode(line) && whole.test(line) ? `${path}:${index + 1}` : []))
  return places.length > 0 ? places : [placeOf({ path, text }, address)]
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
