import type { SearchStart } from '../content/input/data-files.ts'
import { ofCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, type SourceFile } from '../content/input/source-file.ts'
import { findNearest } from '../lib/edit-distance.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'

/** Start pages of search that do not exist. Only scripts show these links, so other checks miss them. */
export function findBrokenStartPages(
  start: SearchStart | undefined,
  pages: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
  file: SourceFile | undefined,
): Problem[] {
  if (!start || !file) return []
  const broken = start.pages.filter(({ to }) => !pages.has(stripQueryAndHash(to)))
  return broken.flatMap(({ to }) => {
    const suggestion = findNearest(to, pages.keys())
    return locateAddress(file, to).map(where => ({
      ...ofCheck('brokenLinks'),
      where,
      what: `The start page \`${to}\` is no page of this site.`,
      fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct the path, or remove the entry.',
    }))
  })
}
