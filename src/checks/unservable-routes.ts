import type { Problem } from '../content/problem.ts'
import type { Route } from '../routes.ts'
import { pageSource } from './page-source.ts'

/** Pages whose addresses hold what has a meaning of its own there: no server finds them. */
export function unservableRoutes(routes: Iterable<Route>): Problem[] {
  return [...routes].flatMap(({ path, page }): Problem[] => {
    const [sign] = /[%?#\\]/.exec(path) ?? []
    if (sign === undefined) return []
    return [
      {
        level: 'error',
        where: pageSource(page) ?? `the page ${path}`,
        what: `Its address \`${path}\` holds \`${sign}\`, so no server finds the page.`,
        fix: `Give it a \`slug\` without \`${sign}\`, or rename the file.`,
      },
    ]
  })
}
