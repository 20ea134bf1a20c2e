import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../content/input/source-file.ts'
import { ignoreFileErrors } from '../lib/ignore-file-errors.ts'
import { sidebarsFiles } from './sidebars-file-names.ts'
import type { Folders } from './vite-config.ts'

/** The file of the output that holds the id. Its presence also shows that a build wrote the folder. */
export const buildIdFile = '.build-id'

/** Whether `out` was built from the present state of the generator and the site. */
export function isUpToDate({ generator, root, out }: Folders): boolean {
  const file = join(out, buildIdFile)
  return existsSync(file) && readFileSync(file, 'utf8') === computeBuildId(generator, root)
}

/** Hash of everything that a build depends on: code and packages of the generator, content, files and configuration of the site. */
export function computeBuildId(generator: string, root: string): string {
  const code = listFiles(generator, 'src').filter(path => !/[.-]test\./.test(path))
  const folders = ['content', 'components', 'static'].flatMap(folder => listFiles(root, folder))
  const files = [...folders, 'site.config.ts', ...sidebarsFiles]
  const hash = createHash('sha256')
  for (const [folder, paths] of [
    [generator, [...code, 'package-lock.json']],
    [root, files],
  ] as const) {
    for (const path of paths) {
      // Some of these files are optional, and the build itself reports those that cannot be read.
      const bytes = ignoreFileErrors(() => readFileSync(join(folder, path)))
      if (bytes) hash.update(path).update('\0').update(bytes)
    }
  }
  return hash.digest('hex')
}
