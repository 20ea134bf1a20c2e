import { parseDate } from '../schemas/parse-date.ts'

/** Optional folders, then `2024-03-19-` or `2024/03/19/`, then a name or `name/index`. */
const datedPath = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/**
 * What the path of a post below `content/blog` says: `series/2024-03-19-joins.md` is a post of 19 March 2024 with the slug
 * `2024/03/19/series/joins` and the name `joins`. The date is undefined for a path without one and for an impossible one.
 */
export function readDatedPath(path: string): { date: Date | undefined; slug: string; name: string } {
  const [, folder, year, month, day, name = ''] = datedPath.exec(path) ?? []
  if (year === undefined) {
    const slug = path.replace(/(\/index)?\.mdx?$/, '')
    return { date: undefined, slug, name: slug.split('/').at(-1) ?? slug }
  }
  const slug = [year, month, day, folder, name].filter(Boolean).join('/')
  return { date: parseDate(`${year}-${month}-${day}`), slug, name }
}
