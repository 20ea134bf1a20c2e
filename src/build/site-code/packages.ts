import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the package of `source` (`clsx`, `@scope/name/part.js`), found from `importer` as Node finds it. */
export function findPackageFolder(source: string, importer: string): string | undefined {
  const name = getPackageName(source)
  for (let folder = dirname(importer); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (folder === dirname(folder)) return undefined
  }
}

/** `@scope/name/part.js` -> `@scope/name` */
export function getPackageName(source: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source
}

/** The packages that the site in `root` has installed and that have React as a peer dependency. */
export function listPackagesWithReact(root: string): string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  return Object.keys(readManifest(file).dependencies ?? {}).filter(name => {
    const manifest = join(root, 'node_modules', name, 'package.json')
    return existsSync(manifest) && readManifest(manifest).peerDependencies?.react !== undefined
  })
}

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
