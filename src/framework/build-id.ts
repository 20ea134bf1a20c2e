import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../content/source-file.ts'
import { sidebarsFiles } from './sidebars-files.ts'

/** Hash of everything a build is made from: the generator's code and packages, the site's words, files and configuration. */
export function buildId(generator: string, root: string): string {
  const hash = createHash('sha256')
  const code = listFiles(generator, 'src').filter(path => !/[.-]test\./.test(path))
  add(generator, [...code, 'package-lock.json'])
  add(root, [...listFiles(root, 'content'), ...listFiles(root, 'static'), 'site.config.ts', ...sidebarsFiles])
  return hash.digest('hex')

  function add(folder: string, paths: string[]) {
    for (const path of paths) {
      const bytes = bytesOf(join(folder, path))
      if (bytes) hash.update(path).update('\0').update(bytes)
    }
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined // The site does not have it, or the build tells why it cannot be read.
  }
}
