import type { ErrorExplanations, SearchStart } from '../content/input/data-files.ts'
import { levelFromCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, locateText, type SourceFile } from '../content/input/source-file.ts'
import { findNearest } from '../lib/edit-distance.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'
import type { PageLinks } from './page-links.ts'

/** Links of the runner that lead to no page. No page shows them before a reader runs something, so other checks miss them. */
export function findBrokenRunnerLinks(
  { runner: { errors, faithfulness } }: Pick<SiteConfig, 'runner'>,
  pages: { has: (path: string) => boolean },
  configFile: SourceFile,
): Problem[] {
  return Object.entries({ errors, faithfulness }).flatMap(([key, path]) => {
    if (path === undefined || pages.has(stripQueryAndHash(path))) return []
    return {
      ...levelFromCheck('brokenLinks'),
      where: locateText(configFile, path),
      what: `\`runner.${key}\` is \`${path}\`, which is no page of this site.`,
      fix: 'Write the path of a page, such as /docs/intro, or remove the key.',
    }
  })
}

/** Explanations of errors whose section is missing on the page that `runner.errors` names. Links to it appear only after an error. */
export function findBrokenExplanations(
  { codes, sections, others }: ErrorExplanations,
  page: PageLinks | undefined,
  file: SourceFile | undefined,
): Problem[] {
  if (!page || !file) return []
  const anchors = [
    ...Object.keys(codes),
    ...Object.keys(sections),
    ...Object.values(others).flatMap(other => other?.anchor ?? []),
  ]
  return anchors
    .filter(anchor => !page.ids.has(anchor))
    .map(anchor => {
      const suggestion = findNearest(anchor, page.ids)
      return {
        ...levelFromCheck('brokenAnchors'),
        where: locateText(file, anchor),
        what: `The page ${page.path} has no section \`${anchor}\`, to which this explanation leads.`,
        fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct the id, or give a heading of the page this id.',
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
      ...levelFromCheck('brokenLinks'),
      where,
      what: `The start page \`${to}\` is no page of this site.`,
      fix: suggestion ? `Did you mean \`${suggestion}\`?` : 'Correct the path, or remove the entry.',
    }))
  })
}
