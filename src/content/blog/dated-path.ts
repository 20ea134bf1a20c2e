/** Optional folders, then `2024-03-19-` or `2024/03/19/`, then a name or `name/index`. */
const datedPath = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/**
 * What the path of a post below `content/blog` says: `series/2024-03-19-joins.md` is a post of 19 March 2024 with the slug
 * `2024/03/19/series/joins` and the name `joins`. The date is undefined for a path without one and for an impossible one.
 */
export function readDatedPath(path: string): { date: Date | undefined; slug: string; name: string } {
  const [, folder, year, month = '', day = '', name = ''] = datedPath.exec(path) ?? []
  if (year === undefined) {
    const slug = path.replace(/(\/index)?\.mdx?$/, '')
    return { date: undefined, slug, name: slug.split('/').at(-1) ?? slug }
  }
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${isoDay}T00:00:00Z`)
  // JavaScript reads an impossible day such as 2024-02-30 as another day.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoDay)
  const slug = [year, month, day, folder, name].filter(Boolean).join('/')
  return { date: isReal ? date : undefined, slug, name }
}
