import { lineAt } from '../../lib/text.ts'
import type { SiteGraph } from './site-graph.ts'

/** Code that only a browser runs, in a module that no island imports. */
export interface BrowserCode {
  file: string
  line: number
  what: string
}

/**
 * Hooks and event handlers that only run in a browser: `useState(0)`, `<button onClick={…}>`. Where a string or a comment
 * looks the same, the author gets a needless warning at worst.
 */
const browserOnlyCode =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState))\s*[<(]|\s(on[A-Z]\w*)=\{/

/** Finds the first hook or event handler in each module that is rendered only at build. */
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
