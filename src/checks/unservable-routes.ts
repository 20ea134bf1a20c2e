import type { Problem } from '../content/input/problem.ts'
import type { Route } from '../page-kinds/route.ts'

/** Pages whose address contains a character with a special meaning in URLs, so that no request can reach them. */
export function findUnservableRoutes(routes: Iterable<Route>): Problem[] {
  return [...routes].flatMap(({ path, name }): Problem[] => {
    const [character] = /[%?#\\]/.exec(path) ?? []
    if (character === undefined) return []
    return [
      {
        level: 'error',
        where: name,
        what: `The address \`${path}\` contains \`${character}\`, so no server finds the page.`,
        fix: `Give it a \`slug\` without \`${character}\`, or rename the file.`,
      },
    ]
  })
}
