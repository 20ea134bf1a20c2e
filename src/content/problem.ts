/** Something an author should know: where it is, what was found there (the value echoed), and what to do about it. */
export type Problem = {
  level: 'error' | 'warning'
  /** `path` or `path:line`, relative to the site's folder. */
  where: string
  what: string
  fix: string
}

export type Report = (problem: Problem) => void

/** Sorted by place, each once: the same mistake met by two readers is told one time. */
export function sortProblems(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map(problem => [`${problem.where}\n${problem.what}`, problem]))
  return [...unique.values()].sort(
    (a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }) || a.what.localeCompare(b.what, 'en'),
  )
}

/** Three lines a problem (where, what, do what), an excerpt where `excerptOf` gives one, and a last line that counts. */
export function formatProblems(problems: Problem[], excerptOf: (where: string) => string = () => ''): string {
  const sorted = sortProblems(problems)
  const count = (level: Problem['level']) => {
    const { length } = sorted.filter(problem => problem.level === level)
    return `${length} ${level}${length === 1 ? '' : 's'}`
  }
  const blocks = sorted.map(({ level, where, what, fix }) => {
    const excerpt = excerptOf(where)
    return `${level} ${where}\n  ${what}\n  ${fix}\n${excerpt && `\n${excerpt}\n`}`
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
