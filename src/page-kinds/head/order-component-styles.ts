import type { Route } from '../route.ts'

/** The stylesheet files of the site's components on a page, in the order in which the site imports them (`cssByFile`). */
export function orderComponentStyles(
  { componentStylesheets }: Route,
  cssByFile: ReadonlyMap<string, string>,
): string[] {
  const needed = new Set(componentStylesheets)
  return [...cssByFile.keys()].filter(file => needed.has(file))
}
