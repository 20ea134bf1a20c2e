import { listFiles, readSource } from '../../content/input/source-file.ts'
import { comparePage, type Difference } from '../../examples/compare-page.ts'

/** Runs the console sessions of all pages of a site; lists what differs, then how many agree. */
export function reportSite(root: string): string {
  const pages = listFiles(root, 'content').filter(path => /\.mdx?$/.test(path))
  const results = pages.map(path => ({ path, ...comparePage(readSource(root, path).text) }))
  const lines = results.flatMap(({ path, differences }) => differences.map(difference => describe(path, difference)))
  const compared = results.reduce((sum, result) => sum + result.compared, 0)
  const agreeing = compared - lines.length
  const share = ((100 * agreeing) / Math.max(1, compared)).toFixed(1)
  return [...lines, `${agreeing} of ${compared} inputs print what the page shows (${share} %)`].join('\n')
}

const describe = (path: string, { line, typed, printed, computed }: Difference) =>
  `${path}:${line}\n  q)${typed}\n  printed:\n${indent(printed)}\n  computed:\n${indent(computed)}\n`

const indent = (text: string) => text.trimEnd().replace(/^/gm, '    ')
