import type { Problem } from '../content/input/problem.ts'
import { locateText, type SourceFile } from '../content/input/source-file.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'

/** Images that `site.config.ts` names and the site does not have: every page would request a file that is missing. */
export function findMissingIcons(config: SiteConfig, files: ReadonlySet<string>, configFile: SourceFile): Problem[] {
  const { favicon, logo, touchIcon, icons } = config
  const paths = new Set([favicon, logo.src, ...(touchIcon ? [touchIcon] : []), ...icons.map(icon => icon.src)])
  return [...paths]
    .filter(path => !files.has(path))
    .map(path => ({
      level: 'error',
      where: locateText(configFile, path),
      what: `The image \`${path}\` does not exist.`,
      fix: `Put it at static${path}, or correct its path.`,
    }))
}
