import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Name and version of a package: `shiki@4.6.0`. Throws if it is not installed. */
export function readPackageVersion(name: string): string {
  const { resolve } = createRequire(import.meta.url)
  const entry = resolve(name)
  // `resolve` gives a file inside the package: `node_modules/shiki/dist/index.mjs`.
  const folder = entry.slice(0, entry.lastIndexOf(name) + name.length)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `${name}@${version}`
}
