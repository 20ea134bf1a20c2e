import type { Report } from '../content/problem.ts'
import { byCodeUnit } from '../content/source-file.ts'
import type { Route } from '../routes.ts'
import { pageSource } from './page-source.ts'

/**
 * Keeps one route of each path, the first by the path of its source, and warns of the others; paths that differ by case
 * alone are warned of too.
 */
export function withoutDuplicates(routes: Route[], report: Report): Route[] {
  const byPath = new Map<string, Route>()
  const byLowerCase = new Map<string, Route>()
  for (const route of [...routes].sort((a, b) => byCodeUnit(sourceOf(a), sourceOf(b)))) {
    const { path } = route
    const known = byPath.get(path)
    const similar = byLowerCase.get(path.toLowerCase())
    if (known) {
      warn(path, `Two pages want this address: ${sourceOf(known)} and ${sourceOf(route)}; the first is used.`)
      continue
    }
    if (similar) {
      const both = `${sourceOf(similar)} and ${sourceOf(route)}`
      warn(
        path,
        `It differs from ${similar.path} by case alone (${both}); hosts that ignore case serve one of the two.`,
      )
    }
    byPath.set(path, route)
    byLowerCase.set(path.toLowerCase(), route)
  }
  return routes.filter(route => byPath.get(route.path) === route)

  function warn(where: string, what: string) {
    report({
      level: 'warning',
      check: 'duplicateRoutes',
      where,
      what,
      fix: 'Give one of them another `slug`, or rename its file.',
    })
  }
}

function sourceOf({ page }: Route): string {
  if (page.kind === 'category') return `the category ${page.category.label} (${page.category.file})`
  return pageSource(page) ?? `the ${page.kind} page`
}
