import type { Report } from '../content/problem.ts'
import type { Route } from '../routes.ts'

/** Keeps the first of several routes of one path, and warns of the others; paths that differ by case alone are warned of too. */
export function withoutDuplicates(routes: Route[], report: Report): Route[] {
  const byPath = new Map<string, Route>()
  const byLowerCase = new Map<string, string>()
  for (const route of routes) {
    const known = byPath.get(route.path)
    const similar = byLowerCase.get(route.path.toLowerCase())
    if (known)
      warn(route.path, `Two pages want this address: ${sourceOf(known)} and ${sourceOf(route)}; the first is used.`)
    else if (similar)
      warn(route.path, `It differs from ${similar} by case alone; hosts that ignore case serve one of the two.`)
    if (known) continue
    byPath.set(route.path, route)
    byLowerCase.set(route.path.toLowerCase(), route.path)
  }
  return [...byPath.values()]

  function warn(where: string, what: string) {
    report({ level: 'warning', where, what, fix: 'Give one of them another `slug`, or rename its file.' })
  }
}

function sourceOf({ page }: Route): string {
  switch (page.kind) {
    case 'markdown':
      return page.page.file
    case 'module':
      return page.module.file
    case 'doc':
      return page.doc.file
    case 'post':
      return page.post.file
    case 'category':
      return `the category ${page.category.label}`
    default:
      return `the ${page.kind} page`
  }
}
