import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

/**
 * Where the build puts a file that is not below `static`, with a hash of its bytes in the name:
 * `content/docs/My chart.PNG` -> `/assets/files/My-chart-1a2b3c4d.png`. Throws if the file cannot be read.
 */
export function createAssetUrl(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  const name = basename(file, extname(file)).replace(/[^\w-]+/g, '-')
  return `/assets/files/${name}-${hash}${extname(file).toLowerCase()}`
}
