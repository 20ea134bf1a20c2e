import { createHash } from 'node:crypto'
import type { MovedPaths } from '../offline/possible-targets.ts'
import type { ShellFile } from '../offline/service-worker.ts'
import code from '../offline/service-worker.ts?inline-script'

/**
 * The service worker: the files that every page and search need and the addresses that moved, then the code that saves
 * and answers. `named` gives the bytes of files whose address stays when they change; `base` stands before all
 * addresses, and in `moved` already.
 */
export function serviceWorkerFile({
  hashed,
  named,
  search,
  moved,
  base,
}: {
  hashed: string[]
  named: Map<string, Buffer>
  search: string[]
  moved: MovedPaths
  base: string
}): string {
  const files: ShellFile[] = [
    ...hashed.map(url => ({ url: base + url, revision: null })),
    ...[...named].map(([url, bytes]) => ({ url: base + url, revision: hash(bytes) })),
  ]
  const settings = { basePath: base, shellFiles: files, searchFiles: search.map(url => base + url), movedPaths: moved }
  const declarations = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return `const ${declarations.join()};\n${code}\n`
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
