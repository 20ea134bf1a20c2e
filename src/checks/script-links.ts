import type { SearchStart } from '../content/input/data-files.ts'
import { ofCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, locateText, type SourceFile } from '../content/input/source-file.ts'
import { findNearest } from '../lib/edit-distance.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'

/** Links of the runner that lead to no page. No page shows them before a reader runs something, so other checks miss them. */
export function findBrokenRunnerLinks(
  { runner: { errors, faithfulness } }: Pick<SiteConfig, 'runner'>,
  pages: { has: (path: string) => boolean },
  configFile: SourceFile,
): Problem[] {
  return Object.entries({ errors, faithfulness }).flatMap(([key, path]) => {
    if (path === undefined || pages.has(stripQueryAndHash(path))) return []
    return {
      ...ofCheck('brokenLinks'),
      where: locateText(configFile, path),
      what: `\`runner.${key}\` is \`${path}\`, which is no page of this site.`,
      fix: 'Write the path of a page, such as /docs/intro, or remove the key.',
    }
  })
}

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
