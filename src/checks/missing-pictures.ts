import { type Problem, placeOf } from '../content/problem.ts'
import type { SourceFile } from '../content/source-file.ts'
import type { SiteConfig } from '../site-config.ts'

/** Pictures that the configuration `file` names and the site's `files` do not hold: every page would ask for them in vain. */
export function missingPictures(config: SiteConfig, files: ReadonlySet<string>, file: SourceFile): Problem[] {
  const { favicon, logo, touchIcon, icons } = config
  const named = new Set([favicon, logo.src, ...(touchIcon ? [touchIcon] : []), ...icons.map(icon => icon.src)])
  return [...named]
    .filter(path => !files.has(path))
    .map(path => ({
      level: 'error',
      where: placeOf(file, path),
      what: `There is no picture \`${path}\`.`,
      fix: `Put it at static${path}, or correct its path.`,
    }))
}
