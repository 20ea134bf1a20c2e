import { levelFromCheck, type Problem, type Report } from '../content/input/problem.ts'
import { byCodeUnit } from '../content/input/source-file.ts'
import type { Route } from '../page-kinds/route.ts'

/**
 * Keeps one route for each path and warns of the others. Of two files the first by path counts, so that the result does
 * not depend on the order in which kinds of pages are listed. Warns also of paths that differ only in case.
 */
export function dropDuplicateRoutes(routes: Route[], report: Report): Route[] {
  const byPath = new Map<string, Route>()
  const byLowerCase = new Map<string, Route>()
  for (const route of [...routes].sort((a, b) => byCodeUnit(a.name, b.name))) {
    const { path } = route
    const same = byPath.get(path)
    const similar = byLowerCase.get(path.toLowerCase())
    if (same) {
      report(samePath(same, route))
      continue
    }
    if (similar) report(similarPath(similar, route))
    byPath.set(path, route)
    byLowerCase.set(path.toLowerCase(), route)
  }
  return routes.filter(route => byPath.get(route.path) === route)
}

const words = {
  ...levelFromCheck('duplicateRoutes'),
  fix: 'Give one of them another `slug`, or rename its file.',
} as const

function samePath(kept: Route, dropped: Route): Problem {
  const what = `Two pages have this address: ${kept.name} and ${dropped.name}. Only the first is published.`
  return { ...words, where: dropped.path, what }
}

function similarPath(first: Route, second: Route): Problem {
  const files = `${first.name} and ${second.name}`
  return {
    ...words,
    where: second.path,
    what: `This address differs from ${first.path} only in case (${files}). Hosts that ignore case serve only one of the two.`,
  }
}

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
