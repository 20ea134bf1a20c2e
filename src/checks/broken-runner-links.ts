import { ofCheck, type Problem } from '../content/input/problem.ts'
import { locateText, type SourceFile } from '../content/input/source-file.ts'
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
