import { lineAt } from '../../lib/line-at.ts'
import type { SiteGraph } from './site-graph.ts'

/** Code that only a browser runs, in a module that no island imports. */
export type BrowserCode = { file: string; line: number; what: string }

/** Hooks that wait for the browser, and handlers of its events: `useState(0)`, `<button onClick={…}>`. */
const browserOnlyCode =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState))\s*[<(]|\s(on[A-Z]\w*)=\{/

/** Finds code for the browser in modules that are rendered only at build; the first place of each kind in each module. */
export function findBrowserCode(graph: SiteGraph): BrowserCode[] {
  const inIslands = listModulesOfIslands(graph)
  return [...graph].flatMap(([file, { path, code }]) => {
    const found = inIslands.has(file) ? null : browserOnlyCode.exec(code)
    if (!found) return []
    const line = lineAt(code, found.index + 1)
    return [{ file: path, line, what: found[1] ?? found[2] ?? '' }]
  })
}

function listModulesOfIslands(graph: SiteGraph): Set<string> {
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const imported of graph.get(file)?.modules ?? []) reach(imported)
  }
  for (const [file, { isClient }] of graph) if (isClient) reach(file)
  return reached
}
