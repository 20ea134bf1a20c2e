import type { Checks } from '../../site-config/site-config-schema.ts'

/** A message for an author: where the problem is, what it is (with the value found), and what to do about it. */
export interface Problem {
  level: 'error' | 'warning'
  /** `path` or `path:line`, relative to the site's folder. */
  where: string
  what: string
  fix: string
  /** The key of the configuration's `checks` that can change the level. */
  check?: keyof Checks
}

/** How serious the findings of each check are, unless the site's `checks` say otherwise. */
export const defaultSeverities = {
  brokenLinks: 'error',
  brokenMarkdownLinks: 'warning',
  brokenAnchors: 'warning',
  duplicateRoutes: 'warning',
  unusedImages: 'warning',
  oversizedImages: 'warning',
  blockedMedia: 'warning',
  orphanDocs: 'warning',
  untruncatedPosts: 'warning',
  inlineTags: 'warning',
  examples: 'warning',
  /** Off, unless `checks.externalLinks` or `--check-links` asks for it. */
  externalLinks: 'warning',
} as const satisfies Record<keyof Checks, Problem['level']>

/** The part of a problem that says which check found it, with the level that applies unless the site's `checks` set another. */
export function levelFromCheck(check: keyof Checks): Pick<Problem, 'level' | 'check'> {
  return { level: defaultSeverities[check], check }
}

export type Report = (problem: Problem) => void

// `localeCompare` would look its rules up again at each comparison.
const byPlace = new Intl.Collator('en', { numeric: true })
const byText = new Intl.Collator('en')

/** Sorts problems by file and line. Where two parts of the build report the same problem, only the first report is kept. */
export function sortUniqueProblems(problems: Problem[]): Problem[] {
  const known = new Set<string>()
  const unique = problems.filter(({ where, what }) => {
    const key = `${where}\n${what}`
    if (known.has(key)) return false
    known.add(key)
    return true
  })
  return unique.sort((a, b) => byPlace.compare(a.where, b.where) || byText.compare(a.what, b.what))
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
 * Formats each problem in three lines (where, what, what to do), with an excerpt of the source where `formatExcerpt` gives one.
 * The last line counts: `1 error, 2 warnings`.
 */
export function formatProblems(problems: Problem[], formatExcerpt: (where: string) => string = () => ''): string {
  const sorted = sortUniqueProblems(problems)
  const count = (level: Problem['level']) => {
    const { length } = sorted.filter(problem => problem.level === level)
    return `${length} ${level}${length === 1 ? '' : 's'}`
  }
  const blocks = sorted.map(({ level, where, what, fix, check }) => {
    const excerpt = formatExcerpt(where)
    return `${level} ${where}${check ? ` (${check})` : ''}\n  ${what}\n  ${fix}\n${excerpt && `\n${excerpt}\n`}`
  })
  return [...blocks, `${count('error')}, ${count('warning')}`].join('\n')
}
