import type { VersionConfig } from '../../site-config/site-config-schema.ts'
import type { Report } from '../input/problem.ts'
import type { VersionSource } from './read-docs.ts'
import { removeUnlisted } from './sidebar-tree.ts'

/** Readers who choose a version arrive at its first doc, so each needs one. A site with one version may have no docs. */
export function reportEmptyVersions(versions: (VersionConfig & { source: VersionSource })[], report: Report) {
  if (versions.length < 2) return
  for (const { name, folder, source } of versions) {
    if (source.sidebars.some(({ items }) => removeUnlisted(items).length > 0)) continue
    report({
      level: 'error',
      where: 'site.config.ts',
      what: `The version \`${name}\` has no docs to show.`,
      fix: `Write one below ${folder}, correct its \`folder\`, or remove the version.`,
    })
  }
}
