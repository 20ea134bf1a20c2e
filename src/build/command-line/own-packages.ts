// Where the packages of the running command come from, so that a new site installs the same ones.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { byCodeUnit } from '../../content/input/source-file.ts'
import { ignoreFileErrors } from '../../lib/files.ts'

/** What is read of the generator's package.json. */
export interface OwnManifest {
  version: string
  engines: { node: string }
  devDependencies: Record<string, string>
}

export function readOwnManifest(generator: string): OwnManifest {
  return JSON.parse(readFileSync(join(generator, 'package.json'), 'utf8')) as OwnManifest
}

/**
 * What `dependencies` of the site in the folder `site` have to say: `{ tickwise: '0.1.0' }`. If the command was installed from
 * packed files, these by their paths from the site: `{ '@tickwise/q': 'file:../tickwise-q-0.1.0.tgz', tickwise: … }`.
 */
export function listOwnPackages(generator: string, site: string): Record<string, string> {
  const packed = findPackedFiles(generator)
  const from = realpathSync(site)
  const paths = [...packed].map(([name, file]) => [name, `file:${toPortablePath(relative(from, file))}`] as const)
  const versions = new Map([['tickwise', readOwnManifest(generator).version], ...paths])
  // npm sorts them in the same way when it adds another.
  return Object.fromEntries([...versions].sort(([a], [b]) => byCodeUnit(a, b)))
}

/** The packed files that tickwise and its interpreter were installed from, by the names of the packages. */
function findPackedFiles(generator: string): Map<string, string> {
  const project = dirname(dirname(generator))
  const found = new Map<string, string>()
  if (generator !== join(project, 'node_modules/tickwise')) return found
  const installed = readInstalledPackages(project)
  for (const name of ['@tickwise/q', 'tickwise']) {
    const [, path] = /^file:(.+\.tgz)$/.exec(installed[`node_modules/${name}`]?.resolved ?? '') ?? []
    const file = path && resolve(project, path)
    if (file && existsSync(file)) found.set(name, realpathSync(file))
  }
  return found
}

/** npm's record of what it has installed. `resolved` is an address, or a path such as `file:../tickwise-0.1.0.tgz`. */
interface InstalledPackages {
  packages?: Record<string, { resolved?: string }>
}

function readInstalledPackages(project: string): NonNullable<InstalledPackages['packages']> {
  // Other package managers write no such record.
  const text = ignoreFileErrors(() => readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'))
  return text === undefined ? {} : ((JSON.parse(text) as InstalledPackages).packages ?? {})
}

const toPortablePath = (path: string) => path.replaceAll('\\', '/')
