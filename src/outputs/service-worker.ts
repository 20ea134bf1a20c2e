import { createHash } from 'node:crypto'
import type { ShellFile } from '../offline/service-worker.ts'
import code from '../offline/service-worker.ts?inline-script'

/**
 * The service worker: the files that every page needs, then the code that saves them. `named` gives the bytes of files
 * whose address stays when they change; `base` stands before all addresses.
 */
export function serviceWorkerFile({
  hashed,
  named,
  base,
}: {
  hashed: string[]
  named: Map<string, Buffer>
  base: string
}): string {
  const files: ShellFile[] = [
    ...hashed.map(url => ({ url: base + url, revision: null })),
    ...[...named].map(([url, bytes]) => ({ url: base + url, revision: hash(bytes) })),
  ]
  return `const basePath=${JSON.stringify(base)},shellFiles=${JSON.stringify(files)};\n${code}\n`
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
